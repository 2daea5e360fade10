import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../fixtures";
import { fileOf } from "./admin-verbs";
import { aName } from "./incoming-verbs";
import { expect, test } from "./trade-verbs";

const BULB = "product-led-bulb-320.webp";
const SELLER = { legalName: "Byrne Motors", vatNumber: "IE6388047V" };

/** Counts the presses of the mouse from now on; a key is none. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem("clicks", "0");
    const add = ({ detail }: MouseEvent) =>
      detail > 0 && sessionStorage.setItem("clicks", `${Number(sessionStorage.getItem("clicks")) + 1}`);
    document.addEventListener("click", add, { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("clicks")));
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test("an enquiry with photos is a sent quote within 11 clicks, beside what was asked", async ({
  shop,
  page,
  owner,
}) => {
  const part = await owner.product({ category: (await owner.category()).name });
  const name = aName();
  await post(page, "admin/service-prices", { service: `Tint for ${name}`, price: "180.00" });
  const { photoToken } = await post(page, "contact", {
    name,
    email: "ciara@example.ie",
    vehicleType: "Volkswagen Golf",
    message: "Please tint the rear windows.",
  });
  for (const image of [BULB, BULB])
    await page.request.post(`/api/contact/photos/${photoToken}`, {
      multipart: { image: await fileOf(image) },
    });
  await shop.visit("/admin/today");
  const clicks = await countClicks(page);
  await page.getByRole("link", { name: "Inbox" }).first().click();
  await page.locator('a[href*="/contact-messages/"]').filter({ hasText: name }).click();
  await page.getByRole("button", { name: "Quote", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Quote \d+$/ })).toBeVisible();
  await expect(page.getByText("Please tint the rear windows.")).toBeVisible();
  await expect(page.getByLabel("Car", { exact: true }).getByRole("option", { selected: true })).toHaveText(
    /Volkswagen Golf/,
  );
  await page.getByRole("button", { name: "From the customer, 1 of 2" }).click();
  await expect(page.getByRole("dialog", { name: "Photo 1 of 2" })).toBeVisible();
  await page.keyboard.press("Escape");
  const field = page.getByRole("combobox", { name: "Add a service" });
  await field.click();
  for (const typed of [`tint ${name}`, part.name, "2 h Fitting"]) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "added" })).toBeAttached();
    await field.focus();
  }
  await expect(page.getByRole("list", { name: "Lines of the quote" }).getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Hourly rate").click();
  await page.getByLabel("Hourly rate").fill("60");
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Send by e-mail" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "Change" })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(11);
});

test("a job goes from its arrival to invoice, payment and collection within 9 clicks", async ({
  shop,
  page,
  owner,
}) => {
  await owner.patch("/api/admin/settings", SELLER);
  const part = await owner.product({ category: (await owner.category()).name });
  const { id: contactId } = await post(page, "admin/contacts", { name: aName(), address: "12 Castle Road" });
  const fitted = { kind: "part", productId: part.id, text: part.name, quantity: "1", unitPrice: "40.00" };
  const work = { kind: "labour", text: "Fitting", quantity: "1", unitPrice: "60.00" };
  const job = await post(page, "admin/jobs", { contactId, lines: [fitted, fitted, work] });
  await shop.visit("/admin/jobs");
  const clicks = await countClicks(page);
  const status = page.getByRole("region", { name: "Status" });
  await page.getByRole("link", { name: new RegExp(`^Job ${job.number},`) }).click();
  for (const step of ["Mark arrived", "Begin work", "Mark fitted and ready"])
    await status.getByRole("button", { name: step, exact: true }).click();
  await expect(page.getByText("Fitted, 1 taken from stock")).toHaveCount(2);
  await status.getByRole("button", { name: "Make invoice…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make invoice" }).click();
  await status.getByRole("button", { name: "Take payment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take payment" }).click();
  await status.getByRole("button", { name: "Mark collected" }).click();
  await expect(page.getByText("The car has been collected")).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(9);
  await owner.patch("/api/admin/settings", { legalName: "", vatNumber: "" });
});
