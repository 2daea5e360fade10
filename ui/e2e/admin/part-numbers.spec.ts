import type { Page } from "@playwright/test";
import { layoutShift } from "../catalogue-verbs";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, openMore, type Part, test, unique } from "./admin-verbs";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

test("a part gets its numbers, facts and a manufacturer, is found by each, and shows them", async ({
  shop,
  page,
  owner,
}) => {
  const part = await owner.product({ category: (await owner.category()).name });
  const maker = unique("Bremsa");
  const number = unique("5K0").replace(/\W/g, " ");
  await shop.visit(`/admin/products/${part.id}`);
  await openMore(page);
  await field(page, "Part number (optional)").fill(unique("BD"));
  await field(page, "Barcode (EAN) (optional)").fill("4006381333932");
  await page.getByRole("button", { name: "Add maker" }).click();
  await dialog(page).getByLabel("Name").fill(maker);
  await dialog(page).getByRole("button", { name: "Add maker" }).click();
  await expect(field(page, "Maker (optional)")).toHaveValue(maker);
  await page.getByRole("button", { name: "Add number" }).click();
  await field(page, "Number 1").fill(number);
  await field(page, "Contents of one item (optional)").fill("0,5");
  await field(page, "Unit of the contents (optional)").selectOption("l");
  await field(page, "Warnings (optional)").fill("Keep away from children.");
  await page.getByRole("checkbox", { name: /^Made to each customer/ }).check();
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByText("This is not a valid barcode number")).toBeVisible();
  await field(page, "Barcode (EAN) (optional)").fill("4006381333931");
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(shop.toast("Product saved")).toBeVisible();

  for (const words of [number, number.replaceAll(" ", "").toLowerCase(), maker]) {
    const found = await owner.read<Part[]>(`/api/products?search=${encodeURIComponent(words)}`);
    expect(found[0]?.id, words).toBe(part.id);
  }
  await goInside(page, "/admin/manufacturers");
  const row = page.getByRole("listitem").filter({ hasText: maker });
  await expect(row).toContainText("Without postal address and e-mail or website");
  await row.getByRole("button", { name: `Edit ${maker}` }).click();
  await dialog(page).getByLabel("Postal address (optional)").fill("Mill Street 4\nCarlow");
  await dialog(page).getByLabel("E-mail or website (optional)").fill("parts@bremsa.example");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Mill Street 4");
  await row.getByRole("button", { name: `Delete ${maker}` }).click();
  await expect(dialog(page)).toContainText("1 product has this maker.");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expectNoSeriousFindings(page);

  const { slug, unitPrice } = await owner.read<{ slug: string; unitPrice: { price: string } }>(
    `/api/admin/products/${part.id}`,
  );
  await shop.visit(`/shop/${slug}`);
  await expect(page.getByText(`€${unitPrice.price} / l`).first()).toBeVisible();
  await expect(page.getByText("Made to order: you cannot withdraw from this purchase.")).toBeVisible();
  const safety = page.getByRole("region", { name: "Safety and maker" });
  await expect(safety).toContainText("Keep away from children.");
  await expect(safety).toContainText(/Mill Street 4\s+Carlow/);
  await expect(safety).toContainText("parts@bremsa.example");
  await shop.expectFits();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
