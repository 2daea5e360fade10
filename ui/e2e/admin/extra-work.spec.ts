import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, Shop, test } from "../fixtures";
import { picture } from "./admin-verbs";
import { aName, signIn } from "./incoming-verbs";

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/api/admin/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Make a job in work, of 90 euros and their tax. */
async function jobInWork(page: Page): Promise<string> {
  const { id: contactId } = await post<{ id: string }>(page, "contacts", { name: aName() });
  const fitting = { kind: "labour", text: "Fitting", quantity: "1.5", unitPrice: "60.00" };
  const { id } = await post<{ id: string }>(page, "jobs", { contactId, lines: [fitting] });
  for (const status of ["arrived", "in_work"]) await post(page, `jobs/${id}/status`, { status });
  const image = { name: "worn.webp", mimeType: "image/webp", buffer: await readFile(picture()) };
  expect((await page.request.post(`/api/admin/jobs/${id}/photos`, { multipart: { image } })).ok()).toBe(true);
  return id;
}

async function offerCards(page: Page, offerCard: boolean): Promise<void> {
  const settings = { offerCard, stripeKey: offerCard ? "rk_test_nothingMovesByThisKey" : "" };
  expect((await page.request.patch("/api/admin/settings", { data: settings })).ok()).toBe(true);
}

/** Open the link on the customer's phone, as small as phones are. */
async function onPhone(browser: Browser, url: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(url);
  return phone;
}

test("extra work and a question are asked and answered by link, and the job is paid by card on a phone", async ({
  shop,
  page,
  browser,
}) => {
  await signIn(page);
  const id = await jobInWork(page);
  await shop.visit(`/admin/jobs/${id}`);
  await page.getByRole("button", { name: "Ask for extra work" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for extra work" });
  for (const [text, price] of [
    ["Brake pads, front", "80"],
    ["Wiper blades", "30"],
  ] as const) {
    await dialog.getByRole("combobox", { name: "Add a service" }).fill(text);
    await dialog.getByRole("option", { name: `Own line: ${text}` }).click();
    await dialog.getByLabel("Unit price").last().fill(price);
  }
  await dialog.getByLabel("Why it is needed").fill("The pads are worn to 2 mm.");
  await dialog.getByRole("checkbox", { name: "Photo 1" }).check();
  await dialog.getByRole("button", { name: "Ask by link" }).click();
  const phone = await onPhone(browser, await page.getByLabel("Link to the job page").inputValue());

  await expect(phone).toHaveTitle(/^Your car/);
  await expect(phone.getByText("With it, your total is €187.00.")).toBeVisible();
  await expect(phone.getByText("The pads are worn to 2 mm.")).toBeVisible();
  await expect(phone.getByRole("list", { name: "Photos of the extra work" }).getByRole("img")).toHaveCount(1);
  await phone.getByRole("button", { name: "Approve Brake pads, front" }).click();
  await expect(phone.getByText("Please type your name")).toBeVisible();
  await phone.getByLabel("Your name").fill("Aoife Byrne");
  await phone.getByRole("button", { name: "Approve Brake pads, front" }).click();
  const lines = phone.getByRole("list", { name: "Work and parts" });
  await expect(lines).toContainText("Approved by Aoife Byrne");
  await expect(phone.getByText("You approved “Brake pads, front”.")).toBeFocused();
  await phone.getByRole("button", { name: "Undo Brake pads, front" }).click();
  await expect(phone.getByText("With it, your total is €187.00.")).toBeVisible();
  await phone.getByRole("button", { name: "Approve Brake pads, front" }).click();
  await expect(lines).toContainText("Approved by Aoife Byrne");
  await phone.getByRole("button", { name: "Decline Wiper blades" }).click();
  await expect(lines).toContainText("Declined by Aoife Byrne");
  await expect(phone.getByRole("region", { name: "Total" })).toContainText("€187.00");

  const box = phone.getByRole("region", { name: "Ask us" });
  await box.getByRole("button", { name: "Send question" }).click();
  await expect(box.getByText("Please write a question of 2 to 5,000 characters")).toBeVisible();
  await box.getByLabel("Your question").fill("Will it be ready by noon?");
  await box.getByRole("button", { name: "Send question" }).click();
  await expect(box.getByRole("list", { name: "Questions" })).toContainText("Not answered yet");
  await expect(box.getByLabel("Your question")).toHaveValue("");
  await expectNoSeriousFindings(phone);
  await new Shop(phone).expectNoSidewaysScroll();

  await expect(phone.getByRole("region", { name: "Payment" })).toHaveCount(0);
  await offerCards(page, true);
  await phone.reload();
  const payment = phone.getByRole("region", { name: "Payment" });
  await payment.getByRole("button", { name: "Pay now" }).click();
  await phone.getByRole("link", { name: "Back" }).click();
  await expect(payment).toContainText("€187.00 to pay");
  await expect(payment).toContainText("Not paid: you left the card page.");
  await expectNoSeriousFindings(phone);
  await new Shop(phone).expectNoSidewaysScroll();
  await payment.getByRole("button", { name: "Try again" }).click();
  await phone.getByRole("link", { name: "Pay" }).click();
  await expect(payment).toContainText("Your card payment of €187.00 has arrived.");
  await expect(payment.getByRole("button")).toHaveCount(0);
  await offerCards(page, false);

  await page.reload();
  await expect(page.getByText("Aoife Byrne approved “Brake pads, front”")).toHaveCount(2);
  await expect(page.getByText("Aoife Byrne undid the answer to “Brake pads, front”")).toBeVisible();
  await expect(page.getByRole("region", { name: "Total" })).toContainText("€187.00");
  await expect(page.getByRole("region", { name: "Payment" })).toContainText("Card online€187.00");

  await page.getByRole("region", { name: "Questions" }).getByRole("link", { name: "Answer" }).click();
  await expect(page.getByRole("link", { name: /^Job \d+$/ })).toHaveAttribute("href", `/admin/jobs/${id}`);
  await expect(page.getByText("No e-mail is sent: this customer has no e-mail address.")).toBeVisible();
  await page.getByRole("textbox", { name: "Answer" }).fill("Yes, by eleven.");
  await page.getByRole("button", { name: "Show on their page" }).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("You, on the customer’s page");
  await phone.reload();
  await expect(box.getByRole("list", { name: "Questions" })).toContainText("Yes, by eleven.");
  await expect(box).not.toContainText("Not answered yet");
  await phone.context().close();
});
