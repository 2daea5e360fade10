import { mkdirSync, rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, signInAtAdmin, test } from "./own-shop";

/** Other tests may have filled this shop before. */
const CONTENT = /\d+ products?, \d+ orders?, \d+ pictures?/;

/** Buy the only product as a customer. */
async function placeOrder({ request }: Page) {
  await request.post("/api/admin/product-categories", { data: { name: "Gauges" } });
  const part = {
    name: "Boost Gauge",
    slug: "boost-gauge",
    description: "Shows the boost.",
    price: "1249.00",
  };
  const made = await request.post("/api/admin/products", {
    data: { ...part, inventory: 9, category: "Gauges" },
  });
  const { product } = await made.json();
  const cart = await (await request.post("/api/cart")).json();
  await request.post(`/api/cart/${cart.id}/items`, { data: { productId: product.id } });
  const customer = { customerName: "Aoife Byrne", customerEmail: "aoife@example.ie" };
  const address = { shippingAddress: "12 Castle Road, Kilkenny", cartId: cart.id };
  const order = await request.post("/api/checkout/confirm", { data: { ...customer, ...address } });
  expect(order.status()).toBe(201);
}

// A path that is none is refused. What the bar asks for every few seconds may be refused before the login is shown.
test.use({ expectedErrors: /status of (400|401)/ });

// Who is not at the owner's own door reads where the second folder is chosen: readings.ts and test_second_folder.py.
test("what came in since a backup is named, one can be deleted; one is made, copied, downloaded and restored, and what was there backed up", async ({
  shop,
  page,
  ownShop,
}, info) => {
  const adminUrl = await signInAtAdmin(page, ownShop);
  const first = await (await page.request.post("/api/admin/backups")).json();
  await placeOrder(page);
  await page.request.post("/api/contact", {
    data: { name: "Niall Late", email: "niall@example.ie", message: "Do you tint vans?" },
  });
  await shop.visit(`${adminUrl}/admin/backups`);
  const section = page.getByRole("region", { name: "Second folder" });
  const path = section.getByLabel("Folder");
  const choose = section.getByRole("button", { name: "Use this folder" });
  const stick = info.outputPath("stick");

  await test.step("what came in since the backup, and its deletion", async () => {
    await expect(page.getByRole("table", { name: "Backups" })).toBeVisible();
    await expect(section).toContainText("the backups are only on this PC's disk");
    await shop.expectFits();
    const row = page.getByRole("row").filter({ hasText: "Manual" }).first();
    await row.getByRole("button", { name: /^Restore the backup of/ }).click();
    const question = page.getByRole("dialog", { name: "Restore this backup?" });
    await expect(question).toContainText("1 order and 1 enquiry that came in since then will be set aside");
    const aside = question.getByRole("list", { name: "Set aside" });
    await expect(aside).toContainText(/Aoife Byrne · €1,373\.90/);
    await expect(aside).toContainText("Niall Late");
    for (const name of ["newer-orders.csv", "newer-enquiries.csv"]) {
      const download = page.waitForEvent("download");
      await question.getByRole("link", { name }).click();
      expect((await download).suggestedFilename()).toBe(name);
    }
    await expectNoSeriousFindings(page);
    await question.getByRole("button", { name: "Cancel" }).click();

    await row.getByRole("button", { name: /^Delete the backup of/ }).click();
    await page
      .getByRole("dialog", { name: "Delete this backup?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(shop.toast("Backup deleted")).toBeVisible();
    const left = await (await page.request.get("/api/admin/backups")).json();
    expect(left.map(({ name }: { name: string }) => name)).not.toContain(first.name);
  });

  await test.step("a second folder takes every backup", async () => {
    await path.fill("backups");
    await choose.click();
    await expect(path).toHaveAccessibleDescription(/Give the full path/);
    await expect(path).toBeFocused();
    mkdirSync(stick, { recursive: true });
    await path.fill(stick);
    await choose.click();
    await expect(section.getByText("In use")).toBeVisible();
  });

  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(shop.toast("Backup made")).toContainText(CONTENT, { timeout: 30_000 });
  const list = page.getByRole("table", { name: "Backups" });
  const made = list.getByRole("row").filter({ hasText: "Manual" }).first();
  await expect(made).toBeVisible();

  const download = page.waitForEvent("download");
  await made.getByRole("link", { name: /^Download the backup of/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^pitlane-.*\.zip$/);

  await test.step("the copy is made after the answer, and seen by itself", async () => {
    const read = async (what: string) => (await page.request.get(`${adminUrl}/api/admin/${what}`)).json();
    const [newest] = await read("backups");
    await expect
      .poll(() => read("backup-folder"), { timeout: 30_000 })
      .toMatchObject({ copying: false, names: expect.arrayContaining([newest.name]) });
    await expect(section.getByText(/Last copied .*, \d+ backups? there/)).toBeVisible({ timeout: 30_000 });
    await expectNoSeriousFindings(page);
    rmSync(stick, { recursive: true });
  });

  await page.request.patch("/api/admin/settings", { data: { businessName: "After the backup" } });
  await made.getByRole("button", { name: /^Restore the backup of/ }).click();
  const question = page.getByRole("dialog", { name: "Restore this backup?" });
  await expect(question).toContainText(CONTENT);
  await expect(question).toContainText("A backup of the current state is made first");
  await expect(question).toContainText("Everyone is signed out");
  await expect(question).toContainText("No orders or enquiries have come in since then.");
  await question.getByRole("button", { name: "Restore" }).click();

  await expect(page).toHaveURL(/\/admin\/login$/, { timeout: 30_000 });
  await expect(shop.toast("Backup restored")).toContainText("Sign in again");
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  expect((await (await page.request.get("/api/settings")).json()).businessName).toBe("Pitlane");
  await goInside(page, "/admin/backups");
  await expect(list.getByRole("row").filter({ hasText: "Before a restore" })).toBeVisible();

  await test.step("a second folder that is gone is said, until it is no longer used", async () => {
    await expect(section.getByText(/is not there. Is the USB stick plugged in/)).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Manual" }).first()).toBeVisible();
    await expectNoSeriousFindings(page);
    await path.fill("");
    await choose.click();
    await expect(section.getByText("None chosen")).toBeVisible();
  });
});
