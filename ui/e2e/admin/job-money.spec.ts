import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const panel = (page: Page, name: string) => page.getByRole("region", { name });
const SELLER = { legalName: "Byrne Parts", vatNumber: "IE6388047V" };

/** A job over 1.5 hours, of a quote that asks for a deposit. */
async function bookJob(page: Page) {
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/admin/${path}`, { data })).json();
  const contact = await post("contacts", { name: "Nora Walsh", address: "12 Castle Road" });
  const line = { kind: "labour", text: "Fit the kit", quantity: "1.5", unitPrice: "85.00" };
  const quote = await post("quotes", { contactId: contact.id, deposit: "50.00", lines: [line] });
  return post(`quotes/${quote.id}/job`, { force: true });
}

test("a job's deposit is taken, and its invoice stands on the job and among the documents", async ({
  shop,
  page,
  owner,
}) => {
  await owner.patch("/api/admin/settings", SELLER);
  const job = await bookJob(page);
  await shop.visit(`/admin/jobs/${job.id}`);
  await panel(page, "Payment").getByRole("button", { name: "Take deposit" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("50.00");
  await expect(dialog.getByLabel("Note")).toHaveValue("Deposit");
  await dialog.getByRole("button", { name: "Take payment" }).click();
  await expect(panel(page, "Payment")).toContainText("Deposit of €50.00 is paid");
  await expect(panel(page, "Payment")).toContainText("Still owed€90.25");
  await panel(page, "Documents").getByRole("button", { name: "Make invoice…" }).click();
  await expect(dialog.getByLabel("Address")).toHaveValue("12 Castle Road");
  await expectNoSeriousFindings(page);
  await dialog.getByRole("button", { name: "Make invoice" }).click();
  const invoice = panel(page, "Documents").getByRole("link", { name: /^Invoice \S+\d{4} / });
  await expect(invoice).toHaveAttribute("href", /\.pdf$/);
  await expect(panel(page, "Documents").getByRole("button", { name: "Credit invoice…" })).toBeVisible();
  await owner.patch("/api/admin/settings", { legalName: "", vatNumber: "" });
  await shop.visit("/admin/documents");
  await page.getByRole("link", { name: `Job ${job.number}`, exact: true }).click();
  await expect(invoice).toBeVisible();
});
