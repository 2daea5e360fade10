import type { Page } from "@playwright/test";
import { goInside } from "../go";
import { bodyRows, expect, expectNoSeriousFindings, fileOf, test, unique } from "./admin-verbs";

const row = (page: Page, name: string) => bodyRows(page).filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog");

test("a deleted product is undone from the toast, pictures and all", async ({ shop, page, owner }) => {
  const { name: category } = await owner.category();
  const part = await owner.product({ category });
  const brand = await owner.brand();
  await owner.fit(part.id, (await owner.model(brand.id)).id);
  const image = await fileOf("product-led-bulb-320.webp");
  await page.request.post(`/api/admin/products/${part.id}/images`, { multipart: { image } });
  await shop.visit(`/admin/dashboard?category=${encodeURIComponent(category)}`);
  const before = await owner.read<{ imageUrl: string }>(`/api/products/${part.id}`);
  expect(before.imageUrl).not.toBeNull();
  await page.getByRole("button", { name: `Delete ${part.name}` }).click();
  await expect(dialog(page)).toContainText("You can bring it back for 30 days.");
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  const toast = shop.toast("Product deleted");
  await expect(row(page, part.name)).toHaveCount(0);
  // A toast under the pointer does not close.
  await toast.hover();
  await expectNoSeriousFindings(page);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(shop.toast("Brought back")).toBeVisible();
  await expect(row(page, part.name)).toBeVisible();
  expect(await owner.read(`/api/products/${part.id}`)).toEqual(before);
  expect((await page.request.get(before.imageUrl)).status()).toBe(200);
  expect(await owner.read<unknown[]>(`/api/products/${part.id}/models`)).toHaveLength(1);
});

// What has a name that is taken by now is not brought back.
test.use({ expectedErrors: /status of 409/ });

test("whoever missed the toast finds it in the list, until it is let go of", async ({
  shop,
  page,
  owner,
}) => {
  const [brand, other] = [await owner.brand(), await owner.brand()];
  for (const { id } of [brand, other]) await page.request.delete(`/api/admin/brands/${id}`);

  await test.step("whoever missed the toast brings it back from the list", async () => {
    await shop.visit("/admin/backups");
    await page.getByRole("link", { name: "Recently deleted" }).first().click();
    await expect(page.getByRole("heading", { name: "Recently deleted" })).toBeVisible();
    await expect(row(page, brand.name)).toContainText("Brand");
    await shop.expectFits();
    await page.getByRole("button", { name: `Bring back: ${brand.name}` }).click();
    await expect(shop.toast("Brought back")).toBeVisible();
    await expect(row(page, brand.name)).toHaveCount(0);
    const brands = await owner.read<{ id: string }[]>("/api/brands");
    expect(brands.map(({ id }) => id)).toContain(brand.id);
  });

  await test.step("what is let go of for good is gone", async () => {
    await page.getByRole("button", { name: `Delete permanently: ${other.name}` }).click();
    await expect(dialog(page)).toContainText("cannot be undone");
    await dialog(page).getByRole("button", { name: "Delete permanently" }).click();
    await expect(shop.toast("Permanently deleted")).toBeVisible();
    await expect(row(page, other.name)).toHaveCount(0);
  });

  await test.step("a bulk edit is undone from its toast", async () => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category, price: "10.00" });
    await goInside(page, `/admin/dashboard?category=${encodeURIComponent(category)}`);
    await page.getByRole("checkbox", { name: `Select ${part.name}` }).check();
    await page.getByRole("button", { name: "Bulk edit" }).click();
    await dialog(page).getByLabel("Price").fill("12.50");
    await dialog(page).getByRole("button", { name: "Update 1 product" }).click();
    await expect(row(page, part.name)).toContainText("€12.50");
    await shop.toast("Products updated").getByRole("button", { name: "Undo" }).click();
    await expect(row(page, part.name)).toContainText("€10.00");
  });

  const part = await owner.product({
    category: (await owner.category()).name,
    name: unique("W".repeat(44)),
  });

  await test.step("the toast says why something cannot come back, and it stays in the list", async () => {
    const name = unique("Brand");
    const brand = await owner.brand(name);
    await page.request.delete(`/api/admin/brands/${brand.id}`);
    await owner.brand(name);
    await page.request.delete(`/api/admin/products/${part.id}`);
    await goInside(page, "/admin/deleted");
    await page.getByRole("button", { name: `Bring back: ${name}` }).click();
    await expect(shop.toast("It could not be brought back")).toContainText("this name already exists");
    await expect(row(page, name)).toBeVisible();
  });

  await test.step("a long word does not widen a phone's page", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(row(page, part.name)).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await page.getByRole("button", { name: `Delete permanently: ${part.name}` }).click();
    await expect(dialog(page)).toContainText(part.name);
    await shop.expectNoSidewaysScroll();
  });
});
