import type { Page } from "@playwright/test";
import { PHONE } from "../../playwright.config";
import { goInside } from "../go";
import { aName, sendEnquiry, signIn } from "./incoming-verbs";
import { expect, expectNoSeriousFindings, mailSettings, test } from "./trade-verbs";

const PHOTO = "product-led-bulb-320.webp";
const MESSAGE = "Can you fit it in a Golf?\nNext week would suit.";

const line = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Enquiries" })
    .locator('a[href*="/contact-messages/"]')
    .filter({ hasText: name });
const thread = (page: Page, name: string) => page.getByRole("region", { name: `Enquiry from ${name}` });
const count = (page: Page, choice: string) =>
  page.getByRole("group", { name: "Show" }).getByText(new RegExp(`^${choice}`));

async function enquire(page: Page, photos: string[] = []) {
  const name = aName();
  const email = `${name.toLowerCase().replace(" ", ".")}@example.ie`;
  const asked = { phone: "086 555 0101", vehicleType: "VW Golf", serviceInterest: "carplay" };
  const id = await sendEnquiry(page.request, { name, email, ...asked, message: MESSAGE }, photos);
  return { id, name, email, path: `/admin/contact-messages/${id}` };
}

async function statusOf(page: Page, id: string): Promise<string | undefined> {
  const known = await (await page.request.get("/api/contact-inquiries")).json();
  return known.find((enquiry: { id: string }) => enquiry.id === id)?.status;
}

async function mark(page: Page, id: string, status: string) {
  await page.request.patch(`/api/contact-inquiries/${id}`, { data: { status } });
}

test("the newest stand first, a new one is announced, and an enquiry becomes a customer, a quote and a job", async ({
  shop,
  page,
  owner,
}) => {
  await page.clock.install();

  await test.step("opening one shows all there is, on a phone by itself", async () => {
    const unread = await enquire(page);
    const newer = await enquire(page);
    await mark(page, newer.id, "answered");
    await shop.visit("/admin/contact-messages");
    const place = async (name: string) =>
      (await page.getByRole("list", { name: "Enquiries" }).getByRole("link").allInnerTexts()).findIndex(
        (text) => text.includes(name),
      );
    await expect(line(page, unread.name)).toContainText("New");
    await expect(line(page, unread.name)).toContainText("Answer due in 23 h");
    expect(await place(newer.name)).toBeLessThan(await place(unread.name));
    await line(page, unread.name).click();
    const opened = thread(page, unread.name);
    await expect(opened.getByRole("definition")).toHaveText([
      unread.email,
      "086 555 0101",
      "VW Golf",
      "Apple CarPlay",
    ]);
    await expect(opened.getByRole("link", { name: "086 555 0101" })).toHaveAttribute(
      "href",
      "tel:0865550101",
    );
    await expect(opened.getByRole("list", { name: "Conversation" })).toContainText("Next week would suit.");
    await expect(opened).toContainText("To be answered");
    expect(await statusOf(page, unread.id)).toBe("read");
    await shop.expectFits();
    await expect(line(page, unread.name)).toBeVisible();
    const desktop = page.viewportSize() ?? PHONE;
    await page.setViewportSize(PHONE);
    await expect(line(page, unread.name)).toBeHidden();
    await page.getByRole("link", { name: "All enquiries" }).click();
    await expect(line(page, unread.name)).toBeVisible();
    await page.setViewportSize(desktop);
  });

  const { id, name } =
    await test.step("a new one is announced with its sender, joins the list by itself, and the toast leads to it", async () => {
      // While time stands still the program does not ask by itself, which could be too early to be seen here.
      await page.clock.pauseAt(Date.now() + 1000);
      const newest = await enquire(page, [PHOTO, PHOTO]);
      await page.clock.fastForward(5000);
      await page.clock.resume();
      const toast = shop.toast(`New enquiry from ${newest.name}`);
      await expect(toast).toContainText("Can you fit it in a Golf?");
      await expect(line(page, newest.name)).toContainText("New");
      await page.getByRole("link", { name: "Customers", exact: true }).first().click();
      await expect(page).toHaveURL("/admin/contacts");
      await toast.getByRole("link", { name: "Read enquiries" }).click();
      await expect(page).toHaveURL(/contact-messages$/);
      return newest;
    });

  await test.step("it is marked as answered, then found by state, stage and words", async () => {
    await line(page, name).click();
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(line(page, name)).toContainText("Answered");
    await expect(page.getByRole("list", { name: "Conversation" })).toContainText("Marked as answered");
    expect(await statusOf(page, id)).toBe("answered");
    await page.getByRole("searchbox", { name: "Search enquiries" }).fill(`${name} golf apple carplay`);
    await expect(count(page, "All")).toContainText("1");
    await count(page, "To do").click();
    await expect(page).toHaveURL(/show=unanswered/);
    await expect(line(page, name), "the open one stays").toBeVisible();
    await page.getByRole("button", { name: "Mark as not answered" }).click();
    await expect(line(page, name)).toContainText("To be answered");
    await thread(page, name).getByLabel("Stage").selectOption("Won");
    await expect(line(page, name)).toContainText("Won");
    const stage = page.getByRole("combobox", { name: "Stage" }).first();
    await expect(stage.locator("option", { hasText: "Won (1)" })).toBeAttached();
    await stage.selectOption({ label: "Won (1)" });
    await expect(page).toHaveURL(/stage=won/);
    await page.getByRole("searchbox", { name: "Search enquiries" }).fill("no such words");
    await expect(page.getByRole("heading", { name: "No enquiries found" })).toBeVisible();
  });

  await test.step("its sender is a customer with the car of the message, found by a plate", async () => {
    await page.getByRole("button", { name: "Open customer" }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("VW Golf", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Edit VW Golf" }).click();
    const dialog = page.getByRole("dialog");
    const plate = `KK ${name.length} ${Date.now() % 100000}`;
    await dialog.getByLabel("Plate").fill(plate);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`VW Golf, ${plate}`)).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "All customers" }).click();
    await page.getByRole("searchbox").fill(plate.replaceAll(" ", "").toLowerCase());
    await page.getByRole("list", { name: "Customers" }).getByRole("link", { name }).click();
    await expect(page.getByRole("list", { name: "Orders, jobs and enquiries" })).toContainText(
      "Can you fit it",
    );
  });

  await test.step("a quote for the message is chosen from and accepted by its link", async () => {
    await page.getByRole("list", { name: "Orders, jobs and enquiries" }).getByRole("link").first().click();
    await page.getByRole("button", { name: "Quote", exact: true }).click();
    await expect(page.getByRole("heading", { name: /^Quote \d+$/ })).toBeVisible();
    await expect(page.getByText("Can you fit it"), "the enquiry stays beside the quote").toBeVisible();
    await page.getByRole("button", { name: "From the customer, 1 of 2" }).click();
    await expect(page.getByRole("dialog", { name: "Photo 1 of 2" })).toBeVisible();
    await page.keyboard.press("Escape");
    const car = page.getByLabel("Car", { exact: true }).getByRole("option", { selected: true });
    await expect(car).toHaveText(/VW Golf/);
    const field = page.getByRole("combobox", { name: "Add a service" });
    await field.fill("1.5 h Fitting");
    await field.press("Enter");
    await expect(page.getByLabel("Hours", { exact: true })).toHaveValue("1.5");
    await page.getByLabel("Hourly rate").fill("60");
    await field.fill("Hand wash, inside and outside");
    await field.press("Enter");
    await page.getByLabel("Unit price").fill("25");
    await page.getByRole("button", { name: "More for Hand wash" }).click();
    await page.getByLabel("Optional").check();
    await page.getByRole("button", { name: "More for Hand wash" }).click();
    await expect(page.getByText("Optional", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Total" })).toContainText("€90.00");
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect(page.getByLabel("Link to the quote")).toBeVisible();
    await expectNoSeriousFindings(page);
    const back = page.url();
    await page.goto(await page.getByLabel("Link to the quote").inputValue());
    await page.getByLabel("Hand wash").check();
    await expect(page.getByRole("region", { name: "Total" })).toContainText("€115.00");
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByText("Please tick that you accept this quote")).toBeVisible();
    await page.getByLabel("I accept this quote").check();
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Accept" }).click();
    const outcome = page.getByRole("status").filter({ hasText: `${name} accepted this quote on` });
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport();
    await goInside(page, new URL(back).pathname);
    const wash = page.getByRole("list", { name: "Lines of the quote" }).getByRole("listitem").last();
    await expect(wash).toContainText("Hand wash");
    await expect(wash).toContainText("Accepted");
  });

  await test.step("its job takes a part from stock when fitted, and is collected", async () => {
    const part = await owner.product({ category: (await owner.category()).name });
    await expect(page.getByText(/^Next free: /)).toBeVisible();
    await page.getByRole("button", { name: "Book job and bay" }).click();
    await expect(page.getByRole("heading", { name: /^Job \d+$/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Appointments" }).getByRole("listitem")).not.toHaveCount(0);
    await expect(page.getByRole("list", { name: "Lines of the job" }).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("Promised").fill("2099-03-02T17:00");
    await page.getByRole("combobox", { name: "Add a service" }).fill(part.name);
    await page.getByRole("option", { name: new RegExp(`^${part.name}`) }).click();
    await page.getByRole("button", { name: "Save" }).click();
    const status = page.getByRole("region", { name: "Status" });
    const press = (step: string) => status.getByRole("button", { name: step, exact: true }).click();
    for (const step of ["Mark arrived", "Begin work", "Wait for parts"]) await press(step);
    await expect(status).toContainText("Waiting for parts");
    for (const step of ["Back to work", "Wait for the customer"]) await press(step);
    await expect(status).toContainText("Waiting for the customer");
    await press("Back to work");
    await press("Mark fitted and ready");
    await expect(page.getByText("Fitted, 1 taken from stock")).toBeVisible();
    await expectNoSeriousFindings(page);
    await press("Text to pass on");
    await expect(status).toContainText(`Tell ${name}: the car is ready`);
    await status.getByLabel("Text for the customer").press("ControlOrMeta+a");
    await status.getByLabel("Text for the customer").press("ControlOrMeta+c");
    await expect(status).toContainText(`${name} was told that the car is ready`);
    await press("Mark collected");
    await expect(page.getByText("The car has been collected")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^Mon,? 2 March, 17:00$/)).toBeVisible();
  });
});

test.describe("a session that ends", () => {
  test.use({ expectedErrors: /status of (400|401|409)/ });

  test("an answer from a template outlives the page and the session, shows one in between, is sent by keys and taken back; what is no longer needed is deleted after asking", async ({
    shop,
    page,
    owner,
    mailServer,
  }) => {
    await owner.patch("/api/admin/settings", mailSettings(mailServer));
    // The answer is not sent before it is taken back, however slow this machine is.
    mailServer.refusal = "451 4.3.0 Later";
    const { id, name, email, path } = await enquire(page);
    await shop.visit(path);
    const text = page.getByLabel("Answer", { exact: true });
    await expect(text, "a message without an answer opens with the form for one").toBeVisible();
    await expect(text, "the list keeps the keys").not.toBeFocused();
    await page.keyboard.press("r");
    await expect(text).toBeFocused();
    await page.getByLabel("Template").selectOption("Offer an appointment");
    await expect(text).toHaveValue(new RegExp(`^Hello ${name},[^]*look at your VW Golf`));
    await expect(page.getByText("Still to fill in: [day], [time]")).toBeVisible();
    await page.keyboard.type("Friday");
    await expect(text, "over the first blank").toHaveValue(/Would Friday at \[time\]/);
    await expect(page.getByText("arrives in your own mailbox")).toBeVisible();
    await expectNoSeriousFindings(page);

    await page.request.post("/api/admin/logout");
    await text.press("Control+Enter");
    await expect(page).toHaveURL(/\/admin\/login$/);
    await signIn(page);
    await shop.visit("/admin/contact-messages");
    await expect(line(page, name)).toContainText("Draft saved");
    await line(page, name).click();
    await expect(text).toHaveValue(/Would Friday at \[time\]/);
    const link = await page.getByRole("link", { name: "Open in mail program" }).getAttribute("href");
    expect(link).toContain(`mailto:${email}?subject=Re%3A%20Your%20enquiry`);
    expect(decodeURIComponent(link ?? "")).toContain(
      "> Can you fit it in a Golf?\r\n> Next week would suit.",
    );

    const other = { subject: "Re: Golf", body: "From another window", way: "program" };
    await page.request.post(`/api/contact-inquiries/${id}/replies`, { data: other });
    await text.press("Control+Enter");
    await expect(page.getByRole("alert")).toContainText("From another window");
    await page.getByRole("button", { name: "Send mine as well" }).click();
    await expect(shop.toast("Sending in 10 s")).toBeVisible();
    await expect(line(page, name)).toContainText("Answered");
    await thread(page, name).getByRole("button", { name: "Undo" }).last().click();
    await expect(shop.toast("Answer stopped")).toBeVisible();
    await expect(text).toHaveValue(/Would Friday at \[time\]/);
    expect(await statusOf(page, id), "the other one's answer is there still").toBe("answered");

    await test.step("it is deleted after asking", async () => {
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      const question = page.getByRole("dialog", { name: "Delete this enquiry?" });
      await expect(question).toContainText(`The enquiry from ${name}, its answers and the e-mails about it`);
      await expectNoSeriousFindings(page);
      await question.getByRole("button", { name: "Cancel" }).click();
      expect(await statusOf(page, id)).toBe("answered");
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await question.getByRole("button", { name: "Delete enquiry" }).click();
      await expect(shop.toast("Enquiry deleted")).toBeVisible();
      await expect(line(page, name)).toHaveCount(0);
      expect(await statusOf(page, id)).toBeUndefined();
    });

    await test.step("a template is written with its example beside it, and an unknown field is refused by name", async () => {
      await goInside(page, "/admin/contact-messages/templates");
      await page.getByRole("button", { name: "Add template" }).click();
      const called = aName();
      const dialog = page.getByRole("dialog", { name: "Add template" });
      await dialog.getByLabel("Name").fill(called);
      await dialog.getByLabel("Subject").fill("Re: {{nmae}}");
      await dialog.getByLabel("Text").fill("Hello ");
      await dialog.getByRole("button", { name: "Customer's name" }).click();
      await expect(dialog.getByRole("region", { name: "Example" })).toContainText("Hello Aoife Byrne");
      await dialog.getByRole("button", { name: "Add template" }).click();
      await expect(dialog.getByText("There is no field {{nmae}}.")).toBeVisible();
      await expectNoSeriousFindings(page);
      await dialog.getByLabel("Subject").fill("Re: Hours");
      await dialog.getByRole("button", { name: "Add template" }).click();
      await page.getByRole("button", { name: `Delete ${called}` }).click();
      await page.getByRole("button", { name: "Delete template" }).click();
      await shop.toast("Template deleted").getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("list", { name: "Templates" })).toContainText(called);
    });
  });
});
