import type { Browser, Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, Shop, test } from "../fixtures";
import { aName, signIn } from "./incoming-verbs";

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/api/admin/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A job in work, of 90 euros and their tax. */
async function jobInWork(page: Page): Promise<string> {
  const { id: contactId } = await post<{ id: string }>(page, "contacts", { name: aName() });
  const fitting = { kind: "labour", text: "Fitting", quantity: "1.5", unitPrice: "60.00" };
  const { id } = await post<{ id: string }>(page, "jobs", { contactId, lines: [fitting] });
  for (const status of ["arrived", "in_work"]) await post(page, `jobs/${id}/status`, { status });
  return id;
}

async function offerCards(page: Page, offerCard: boolean): Promise<void> {
  const settings = { offerCard, stripeKey: offerCard ? "rk_test_nothingMovesByThisKey" : "" };
  expect((await page.request.patch("/api/admin/settings", { data: settings })).ok()).toBe(true);
}

/** The link on the customer's phone, as small as phones are. */
async function onPhone(browser: Browser, url: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(url);
  return phone;
}

test("extra work is asked for by link and answered on a phone, where the job is paid by card", async ({
  shop,
  page,
  browser,
}) => {
  await signIn(page);
  await shop.visit(`/admin/jobs/${await jobInWork(page)}`);
  await page.getByRole("button", { name: "Ask for extra work" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for extra work" });
  for (const [text, price] of [
    ["Brake pads, front", "80"],
    ["Wiper blades", "30"],
  ] as const) {
    await dialog.getByRole("button", { name: "Add line" }).click();
    await dialog.getByLabel("Line", { exact: true }).last().fill(text);
    await dialog.getByLabel("Price of one").last().fill(price);
  }
  await dialog.getByRole("button", { name: "Ask by link" }).click();
  const phone = await onPhone(browser, await page.getByLabel("Link of the job").inputValue());

  await expect(phone).toHaveTitle(/^Your car/);
  await expect(phone.getByText("With it your total is €187.00.")).toBeVisible();
  await phone.getByRole("button", { name: "Approve Brake pads, front" }).click();
  await expect(phone.getByText("Please type your name")).toBeVisible();
  await phone.getByLabel("Your name").fill("Aoife Byrne");
  await phone.getByRole("button", { name: "Approve Brake pads, front" }).click();
  const lines = phone.getByRole("list", { name: "Work and parts" });
  await expect(lines).toContainText("Approved by Aoife Byrne");
  await phone.getByRole("button", { name: "Decline Wiper blades" }).click();
  await expect(lines).toContainText("Declined by Aoife Byrne");
  await expect(phone.getByRole("region", { name: "Sum" })).toContainText("€187.00");
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
  await phone.context().close();
  await offerCards(page, false);

  await page.reload();
  await expect(page.getByText("Aoife Byrne approved “Brake pads, front”")).toBeVisible();
  await expect(page.getByRole("region", { name: "Sum" })).toContainText("€187.00");
  await expect(page.getByRole("region", { name: "Payment" })).toContainText("Card online€187.00");
});
