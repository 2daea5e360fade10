import type { Page } from "@playwright/test";
import { Shop } from "../fixtures";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const panel = (page: Page, name: string) => page.getByRole("region", { name });
const SELLER = { legalName: "Byrne Parts", vatNumber: "IE6388047V" };

/** Make a job over 1.5 hours, of a quote that asks for a deposit. */
async function bookJob(page: Page) {
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/admin/${path}`, { data })).json();
  const contact = await post("contacts", { name: "Nora Walsh", address: "12 Castle Road" });
  const line = { kind: "labour", text: "Fit the kit", quantity: "1.5", unitPrice: "85.00" };
  const quote = await post("quotes", { contactId: contact.id, deposit: "50.00", lines: [line] });
  return post(`quotes/${quote.id}/job`, { force: true });
}

// What was changed elsewhere is refused at first.
test.use({ expectedErrors: /409 \(CONFLICT\)/ });

test("a job's deposit and invoice, a transfer by the quote's page, and what was changed elsewhere meanwhile", async ({
  shop,
  page,
  owner,
  browser,
}) => {
  await test.step("a job's deposit is taken, and its invoice is on the job and among the documents", async () => {
    await owner.patch("/api/admin/settings", SELLER);
    const job = await bookJob(page);
    await shop.visit(`/admin/jobs/${job.id}`);
    await panel(page, "Payment").getByRole("button", { name: "Take deposit" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Amount in €")).toHaveValue("50.00");
    await expect(dialog.getByLabel("Note")).toHaveValue("Deposit");
    await dialog.getByRole("button", { name: "Take payment" }).click();
    await expect(panel(page, "Payment")).toContainText("Deposit of €50.00 is paid");
    await expect(panel(page, "Payment")).toContainText("Still to pay€90.25");
    await shop.expectFits();
    await panel(page, "Documents").getByRole("button", { name: "Make invoice…" }).click();
    await expect(dialog.getByLabel("Address")).toHaveValue("12 Castle Road");
    await dialog.getByRole("button", { name: "Make invoice" }).click();
    const invoice = panel(page, "Documents").getByRole("link", { name: /^Invoice \S+\d{4} / });
    await expect(invoice).toHaveAttribute("href", /\.pdf$/);
    await expect(panel(page, "Documents").getByRole("button", { name: "Credit invoice…" })).toBeVisible();
    await owner.patch("/api/admin/settings", { legalName: "", vatNumber: "" });
    await goInside(page, "/admin/documents");
    await page.getByRole("link", { name: `Job ${job.number}`, exact: true }).click();
    await expect(invoice).toBeVisible();
  });

  await test.step("a job and a quote that were changed elsewhere are saved with what was typed", async () => {
    const job = await bookJob(page);
    await goInside(page, `/admin/jobs/${job.id}`);
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByLabel("Note (optional)").fill("Call before noon");
    const other = { mileage: "52000", updatedAt: job.updatedAt };
    expect((await page.request.patch(`/api/admin/jobs/${job.id}`, { data: other })).status()).toBe(200);
    await page.getByRole("button", { name: "Save" }).click();
    const refusal = page.getByRole("alert");
    await expect(refusal).toHaveText(
      "This job was changed meanwhile. Please look again. What you typed is still here.",
    );
    await expect(page.getByLabel("Mileage")).toHaveValue("52000");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Change", exact: true })).toBeVisible();
    const { mileage, note } = await (await page.request.get(`/api/admin/jobs/${job.id}`)).json();
    expect([mileage, note]).toEqual([52000, "Call before noon"]);

    const contact = await page.request.post("/api/admin/contacts", { data: { name: "Ida Roth" } });
    const { id: contactId } = await contact.json();
    const quote = await (await page.request.post("/api/admin/quotes", { data: { contactId } })).json();
    const path = `/api/admin/quotes/${quote.id}`;
    await goInside(page, `/admin/quotes/${quote.id}`);
    await page.getByRole("button", { name: "Change date, message or deposit" }).click();
    await page.getByLabel("Message to the customer").fill("As we discussed");
    const lines = [{ kind: "labour", text: "Fit the kit", quantity: "1", unitPrice: "85.00" }];
    const theirs = { lines, updatedAt: quote.updatedAt };
    expect((await page.request.patch(path, { data: theirs })).status()).toBe(200);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(refusal).toContainText("This quote was changed meanwhile.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(refusal).toHaveCount(0);
    const saved = async () => (await page.request.get(path)).json();
    await expect.poll(async () => (await saved()).intro).toBe("As we discussed");
    expect((await saved()).lines.map(({ text }: { text: string }) => text)).toEqual(["Fit the kit"]);
  });

  await test.step("a deposit is transferred without cards: the box is on the quote and on its job", async () => {
    const account = { iban: "IE29AIBK93115212345678", accountName: "Byrne Parts Limited" };
    await owner.patch("/api/admin/settings", { offerTransfer: true, ...account });
    const post = async (path: string, data: object) =>
      (await page.request.post(`/api/admin/${path}`, { data })).json();
    const contact = await post("contacts", { name: "Orla Quinn" });
    const line = { kind: "labour", text: "Fit the kit", quantity: "1.5", unitPrice: "85.00" };
    const quote = await post("quotes", { contactId: contact.id, deposit: "50.00", lines: [line] });
    const { url } = await post(`quotes/${quote.id}/send`, { by: "link" });
    const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await phone.goto(url);
    const box = phone.getByRole("region", { name: "Payment" });
    await expect(phone.getByRole("button", { name: "Accept" })).toBeVisible();
    await expect(box).toHaveCount(0);
    await phone.getByLabel("Your name").fill("Orla Quinn");
    await phone.getByLabel("I accept this quote").check();
    await phone.getByRole("button", { name: "Accept" }).click();
    await expect(box).toContainText("Deposit of €50.00 to pay");
    await expect(box).toContainText(`with “Quote ${quote.number}” as the reference`);
    await expect(box).toContainText("IE29 AIBK 9311 5212 3456 78");
    await expect(box.getByRole("img", { name: "QR code of this transfer" })).toBeVisible();
    await expect(box.getByRole("button", { name: "Copy Reference" })).toBeVisible();
    await expectNoSeriousFindings(phone);
    await new Shop(phone).expectNoSidewaysScroll();

    const job = await post(`quotes/${quote.id}/job`, {});
    await phone.goto((await post(`jobs/${job.id}/link`, { by: "link" })).url);
    await expect(box).toContainText("Deposit of €50.00 to pay");
    await expect(box).toContainText(`with “Quote ${quote.number}” as the reference`);
    await post(`jobs/${job.id}/payments`, { amount: "50.00", method: "transfer" });
    await phone.reload();
    await expect(box).toContainText("€90.25 to pay when your car is ready");
    for (const status of ["arrived", "in_work", "ready"]) await post(`jobs/${job.id}/status`, { status });
    await phone.reload();
    await expect(box).toContainText("€90.25 to payPlease transfer it");
    await new Shop(phone).expectNoSidewaysScroll();
    await owner.patch("/api/admin/settings", { offerTransfer: false, iban: "", accountName: "" });
    await phone.reload();
    await expect(phone.getByText("Your car is ready to collect.")).toBeVisible();
    await expect(box).toHaveCount(0);
    await phone.context().close();
  });
});
