import { goInside } from "../go";
import { picture } from "./admin-verbs";
import { expect, expectNoSeriousFindings, test } from "./own-shop";

const MONDAY = "2031-03-24";
const LIFT = "Lift of the calendar's test";
const LINES = [
  { kind: "service", text: "Window tint", quantity: "1", unitPrice: "249.00", minutes: 240 },
  { kind: "labour", text: "Take the old film off", quantity: "3", unitPrice: "65.00" },
];
const USUAL_WEEK = [1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday < 6 ? { weekday, opens: "08:00", closes: "18:00" } : { weekday, opens: "09:00", closes: "16:00" },
);

// The bay is taken.
test.use({ expectedErrors: /status of 409/ });

let jobId = "";

test.beforeEach(async ({ page: { request } }) => {
  const add = async (path: string, data: object) =>
    (await request.post(`/api/admin/${path}`, { data })).json() as Promise<{ id: string }>;
  await request.put("/api/admin/opening", { data: { spans: [] } });
  const { id: contactId } = await add("contacts", { name: "Aoife Byrne" });
  jobId = (await add("jobs", { contactId, lines: LINES, note: "" })).id;
});

test.afterEach(async ({ page: { request } }) => {
  const calendar = await (await request.get(`/api/admin/calendar?from=${MONDAY}&to=${MONDAY}`)).json();
  for (const { id, name, appointments } of calendar.bays) {
    for (const each of appointments) await request.delete(`/api/admin/appointments/${each.id}`);
    if (name === LIFT) await request.delete(`/api/admin/bays/${id}`);
  }
  await request.put("/api/admin/opening", { data: { spans: USUAL_WEEK } });
  await request.delete(`/api/admin/jobs/${jobId}`);
});

test("a job gets a bay and is moved by keys and mouse to where none is, and what is deleted is asked about", async ({
  shop,
  page,
}) => {
  const add = async (path: string, data: object) =>
    (await page.request.post(`/api/admin/${path}`, { data })).json() as Promise<{ id: string }>;
  const dialog = page.getByRole("dialog");
  const block = page.getByRole("button", { name: /Job \d+, Aoife Byrne.*Monday/ });

  await test.step("bays and hours", async () => {
    await shop.visit("/admin/settings/workshop");
    await page.getByRole("button", { name: "Add bay" }).click();
    await dialog.getByLabel("Name").fill(LIFT);
    await dialog.getByRole("button", { name: "Add bay" }).click();
    await expect(page.getByRole("button", { name: `Rename ${LIFT}` })).toBeVisible();
    await goInside(page, "/admin/settings/workshop#hours");
    await expect(page).toHaveURL("/admin/settings#hours");
    await page.getByRole("button", { name: "Add hours on Monday" }).click();
    await expect(page.getByText("Customers read: Mon 9AM-6PM")).toBeVisible();
    await page.getByRole("button", { name: "Save opening hours" }).click();
    await expect(page.getByText("Opening hours saved", { exact: true })).toBeVisible();
    await expectNoSeriousFindings(page);
  });

  await test.step("the job's page leads to its booking", async () => {
    await goInside(page, `/admin/jobs/${jobId}`);
    await expect(page.getByText(/^Next free: 7 h, /)).toBeVisible();
    await page.getByRole("link", { name: "Another time" }).click();
    await expect(dialog).toContainText("Aoife Byrne");
    await dialog.getByLabel("Starting from").fill(MONDAY);
    await expect(dialog.getByRole("list", { name: "Proposed times" })).toHaveText(
      "Monday 24 March, 09:00-16:00",
    );
    await expectNoSeriousFindings(page);
    await dialog.getByRole("button", { name: "Choose the time yourself" }).click();
    await expect(dialog.getByLabel("Day", { exact: true })).toHaveValue(MONDAY);
    await dialog.getByLabel("From").fill("10:00");
    await dialog.getByLabel("To", { exact: true }).fill("12:00");
    await dialog.getByRole("button", { name: "Book" }).click();
    await expect(dialog).toContainText("Tell Aoife Byrne: Mon 24 Mar, 10:00");
    await dialog.getByRole("button", { name: "Text to pass on" }).click();
    await expect(dialog.getByLabel("Text for the customer")).toHaveValue(
      /We expect your car on Mon 24 Mar, 10:00/,
    );
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(block).toHaveAccessibleName(
      /^10:00-12:00 Job \d+, Aoife Byrne.*Monday 24 March, Bay 1, Booked$/,
    );
    await expectNoSeriousFindings(page);
  });

  await test.step("keys move it, the mouse stretches it", async () => {
    await block.press("ArrowDown");
    await block.press("Shift+ArrowRight");
    await expect(page.getByText(`10:15-12:15, ${LIFT}. Enter saves`)).toBeVisible();
    await block.press("Enter");
    await expect(page.getByText(`10:15-12:15, ${LIFT}. Enter saves`)).toBeHidden();
    const box = await block.boundingBox();
    if (!box) throw new Error("no appointment");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 1.5 - 3, { steps: 4 });
    await page.mouse.up();
    await expect(block).toHaveAccessibleName(new RegExp(`^10:15-13:15 .*${LIFT}`));
    await expect(page.locator("[data-moving]")).toHaveCount(0);
  });

  await test.step("the customer of what was moved can be told the new day", async () => {
    await block.press("ArrowDown");
    await block.press("Enter");
    await expect(page.getByText("Tell Aoife Byrne: Mon 24 Mar, 10:30", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Tell them" }).click();
    await expect(dialog).toContainText("Texts prepared earlier: Mon 24 Mar, 10:00");
    await dialog.getByRole("button", { name: "Text to pass on" }).click();
    await expect(dialog).toContainText(/Text prepared on \w+ \d+ \w+, \d\d:\d\d/);
    await dialog.getByRole("button", { name: "Done" }).click();
    await block.press("ArrowUp");
    await block.press("Enter");
    await expect(page.getByText("Tell Aoife Byrne: Mon 24 Mar, 10:15", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("a taken bay is told in place, and nothing typed is lost", async () => {
    await page.keyboard.press("n");
    await dialog.getByLabel(/^Title/).fill("Inspection");
    await dialog.getByLabel("Day", { exact: true }).fill(MONDAY);
    await dialog.getByLabel("From").fill("13:00");
    await dialog.getByLabel("To", { exact: true }).fill("14:00");
    await dialog.getByLabel("Bay").selectOption(LIFT);
    await dialog.getByRole("button", { name: "Book" }).click();
    await expect(dialog.getByRole("alert")).toContainText(`${LIFT} is taken: Job`);
    await expect(dialog.getByLabel(/^Title/)).toHaveValue("Inspection");
    await dialog.getByLabel("Bay").selectOption("Bay 1");
    await dialog.getByRole("button", { name: "Book" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: /^13:00-14:00 Inspection Monday 24 March, Bay 1/ }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("button", { name: /Inspection/ })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: /Inspection/ })).toBeVisible();
  });

  await test.step("the hours that have no bay yet get one by a press", async () => {
    await goInside(page, `/admin/jobs/${jobId}`);
    await expect(page.getByText("3 h of 7 h are booked already. This is the rest.")).toBeVisible();
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Bay booked", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Next free/)).toBeHidden();
    await expect(page.getByRole("link", { name: /\d-\d\d:\d\d, Bay 1$/ })).toBeVisible();
    await page.goBack();
  });

  await test.step("on a phone the days are a list", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: /^13:00-14:00\s*Inspection/ })).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await page.getByText("Month", { exact: true }).click();
    await expect(page.getByRole("link", { name: "Monday 24 March, 2 appointments booked" })).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await expectNoSeriousFindings(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSeriousFindings(page);
  });

  await test.step("a job is deleted only after a question, and Undo brings it back", async () => {
    const { id } = await add("jobs", { contactId: (await add("contacts", { name: "Declan Roe" })).id });
    await goInside(page, `/admin/jobs/${id}`);
    await page.getByRole("button", { name: "Delete job" }).click();
    await expect(dialog).toContainText("You can bring it back for 30 days.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Delete job" }).click();
    await dialog.getByRole("button", { name: "Delete job" }).click();
    await expect(page).toHaveURL("/admin/jobs");
    await shop.toast("Job deleted").getByRole("button", { name: "Undo" }).click();
    await expect(shop.toast("Brought back")).toBeVisible();
    await goInside(page, `/admin/jobs/${id}`);
    await expect(page.getByRole("heading", { name: /^Job \d+$/ })).toBeVisible();
    const remove = page.getByRole("button", { name: "Delete job" });
    await expect(remove).toBeVisible();
    await page.getByLabel("Photos of the job").setInputFiles(picture());
    await expect(remove).toBeHidden();
    await page.getByRole("button", { name: "Delete photo 1" }).click();
    await expect(remove).toBeVisible();
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect(page.getByLabel("Link to the job page")).toBeVisible();
    await expect(remove).toBeHidden();
  });

  await test.step("the page of a deleted quote or customer leads to the list, and does not read it again", async () => {
    const { id: contactId } = await add("contacts", { name: "Declan Roe" });
    const { id: quoteId } = await add("quotes", { contactId });
    await goInside(page, `/admin/quotes/${quoteId}`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Delete draft" }).click();
    await expect(page).toHaveURL("/admin/quotes");
    await expect(shop.toast("Draft deleted")).toBeVisible();
    await goInside(page, `/admin/contacts/${contactId}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete customer" }).click();
    await expect(page).toHaveURL("/admin/contacts");
    await expect(shop.toast("Customer deleted")).toBeVisible();
  });
});
