import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../../playwright.config";
import type { Shop } from "../fixtures";
import { goInside } from "../go";
import {
  bodyRows,
  expect,
  expectNoSeriousFindings,
  type Owner,
  type Part,
  test,
  unique,
} from "./admin-verbs";

const row = (page: Page, { name }: { name: string }) => bodyRows(page).filter({ hasText: name });
const names = (page: Page) => bodyRows(page).locator('[data-cell="name"]').allTextContents();
const select = (page: Page, { name }: { name: string }) =>
  page.getByRole("checkbox", { name: `Select ${name}` });
const dialog = (page: Page) => page.getByRole("dialog");

/** Add three parts in a category of their own, and open a list that shows only them. */
async function threeParts(owner: Owner, shop: Shop) {
  const { name: category } = await owner.category();
  const cheap = await owner.product({ category, name: unique("A cheap one"), price: "5.00", inventory: 0 });
  const dear = await owner.product({ category, name: unique("B dear one"), price: "1249.00", inventory: 4 });
  const fine = await owner.product({
    category,
    name: unique("C fine one"),
    price: "49.99",
    inventory: 30,
    featured: 1,
  });
  await shop.visit(`/admin/dashboard?category=${encodeURIComponent(category)}`);
  await expect(bodyRows(shop.page)).toHaveCount(3);
  return { category, cheap, dear, fine };
}

test("the list shows, narrows, selects, sorts, changes, copies, deletes and publishes products, one or many", async ({
  shop,
  page,
  owner,
}) => {
  test.setTimeout(180_000);
  const { cheap, dear, fine, category } = await threeParts(owner, shop);

  await test.step("the list shows each product, and the screen its buttons", async () => {
    const shown = row(page, dear);
    await expect(shown).toContainText(category);
    await expect(shown).toContainText("€1,249.00");
    await expect(shown.getByRole("button", { name: `Stock of ${dear.name}: 4` })).toBeVisible();
    await expect(page.getByText("3 of")).toBeVisible();
    for (const label of ["Analytics", "Contact Messages", "Upload Images", "Add Product"]) {
      await expect(page.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
  });

  await test.step("search and filters narrow it, and the address keeps them", async () => {
    const only = (...parts: Part[]) => expect.poll(() => names(page)).toEqual(parts.map(({ name }) => name));
    await page.getByLabel("Stock", { exact: true }).selectOption("Low stock");
    await only(dear);
    await page.getByLabel("Stock", { exact: true }).selectOption("Out of stock");
    await only(cheap);
    await page.getByLabel("Stock", { exact: true }).selectOption("Any stock");
    await page.getByLabel("Featured only").click();
    await only(fine);
    // The address changes first and the box follows it: a click, and then a look.
    await page.getByLabel("Featured only").click();
    await expect(page.getByLabel("Featured only")).not.toBeChecked();
    await page.getByLabel("Search products").fill("dear");
    await only(dear);
    await expect(page).toHaveURL(/search=dear/);
    await page.getByLabel("Search products").fill("nothing is called so");
    await expect(page.getByText("No products match")).toBeVisible();
    await page.getByRole("button", { name: "Show all products" }).click();
    await expect(page.getByLabel("Category", { exact: true })).toHaveValue("");
    await page.getByLabel("Category", { exact: true }).selectOption(category);
    await only(fine, dear, cheap);
  });

  await test.step("one, all or none are selected", async () => {
    const all = page.getByRole("checkbox", { name: "Select all" });
    const bar = page.getByRole("region", { name: "Selection" });
    await expect(bar).toHaveCount(0);
    await select(page, cheap).check();
    await expect(all).toHaveJSProperty("indeterminate", true);
    await expect(bar).toContainText("1 selected");
    await all.check();
    await expect(bar).toContainText("3 selected");
    await expect(all).toHaveJSProperty("indeterminate", false);
    await shop.expectFits();
    await all.uncheck();
    await expect(bar).toHaveCount(0);
    await select(page, dear).check();
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
    await expect(select(page, dear)).not.toBeChecked();
  });

  await test.step("it sorts by any column, up, down and as it came", async () => {
    const sort = (label: string) =>
      page.getByRole("columnheader", { name: label }).getByRole("button").click();
    const inOrder = (...parts: Part[]) =>
      expect.poll(() => names(page)).toEqual(parts.map(({ name }) => name));
    await inOrder(fine, dear, cheap);
    await sort("Price");
    await inOrder(cheap, fine, dear);
    await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "ascending");
    await sort("Price");
    await inOrder(dear, fine, cheap);
    await sort("Price");
    await inOrder(fine, dear, cheap);
    await sort("Name");
    await inOrder(cheap, dear, fine);
    await sort("Category");
    await expect(page).toHaveURL(/sort=category/);
    await sort("Fits");
    await expect(page).toHaveURL(/sort=fits/);
  });

  await test.step("a bulk edit changes what is filled in, in all of them", async () => {
    await select(page, cheap).check();
    await select(page, dear).check();
    await page.getByRole("button", { name: "Bulk edit" }).click();
    await expect(dialog(page)).toContainText("Edit 2 products");
    const update = dialog(page).getByRole("button", { name: "Update 2 products" });
    await update.click();
    await expect(shop.toast("No changes")).toContainText("Please select at least one field to update");
    await dialog(page).getByLabel("Price").fill("-3");
    await update.click();
    await expect(shop.toast("Invalid price")).toContainText("Please enter a valid positive number for price");
    await expect(dialog(page).getByLabel("Price")).toBeFocused();
    await expectNoSeriousFindings(page);
    await dialog(page).getByLabel("Price").fill("7");
    await dialog(page).getByLabel("Featured").selectOption("Featured");
    await update.click();
    await expect(shop.toast("Products updated")).toContainText("2 products");
    await expect(page.getByRole("region", { name: "Selection" })).toHaveCount(0);
    await expect(row(page, cheap)).toContainText("€7.00");
    await expect(row(page, fine)).toContainText("€49.99");
    expect(await owner.read(`/api/products/${dear.id}`)).toMatchObject({
      price: "7.00",
      featured: 1,
      inventory: 4,
    });
    await select(page, cheap).check();
    await select(page, fine).check();
    await page.getByRole("button", { name: "Change prices…" }).click();
    await dialog(page).getByRole("textbox", { name: "Percentage" }).fill("abc");
    await expect(dialog(page)).toContainText("Please enter a number such as 5, -2.50 or 12.99");
    await dialog(page).getByRole("textbox", { name: "Percentage" }).fill("10,5 %");
    await dialog(page).getByText("To .99").click();
    await expect(dialog(page).getByRole("row", { name: fine.name })).toContainText("€49.99→ €54.99");
    await shop.expectFits();

    await dialog(page).getByRole("button", { name: "Change 2 prices" }).click();
    await expect(shop.toast("Prices changed")).toContainText("2 products");
    await expect(page.getByRole("region", { name: "Selection" })).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, fine)).toContainText("€54.99");
    await shop.toast("Prices changed").getByRole("button", { name: "Undo" }).click();
    await expect(shop.toast("Undone"), "nothing was brought back").toBeVisible();
    await expect(row(page, fine)).toContainText("€49.99");
  });

  await test.step("price and stock are changed in their row", async () => {
    const price = row(page, fine).getByRole("button", { name: /^Price of/ });
    await price.click();
    const field = page.getByRole("textbox", { name: `Price of ${fine.name}` });
    await field.fill("12,555");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription("Invalid price format");
    await field.press("Escape");
    await expect(price).toHaveText("€49.99");
    await expect(price).toBeFocused();
    await price.press("Enter");
    await field.fill("12,5");
    await field.press("Enter");
    await expect(price).toHaveText("€12.50");

    await row(page, fine)
      .getByRole("button", { name: /^Stock of/ })
      .click();
    await page.getByRole("textbox", { name: `Stock of ${fine.name}` }).fill("3");
    await page.getByLabel("Search products").focus();
    await expect(row(page, fine).getByRole("button", { name: /^Stock of/ })).toHaveText("3");
    await row(page, fine)
      .getByRole("button", { name: /^Stock of/ })
      .click();
    await page.keyboard.type("+12");
    await page.keyboard.press("Enter");
    await expect(row(page, fine).getByRole("button", { name: /^Stock of/ })).toHaveText("15");
    await expect
      .poll(() => owner.read<Part>(`/api/products/${fine.id}`))
      .toMatchObject({ price: "12.50", inventory: 15 });
  });

  await test.step("a copy opens in its form", async () => {
    await page.getByRole("button", { name: `Duplicate ${fine.name}` }).click();
    await expect(shop.toast("Product duplicated")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`${fine.name} (copy)`);
    await expect(page.getByLabel("Stock")).toHaveValue("0");
    await page.goBack();
    await expect(bodyRows(page)).toHaveCount(4);
  });

  await test.step("one product is deleted after a question", async () => {
    await page.getByRole("button", { name: `Delete ${cheap.name}` }).click();
    await expect(dialog(page)).toContainText(cheap.name);
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await expect(shop.toast("Product deleted")).toContainText(cheap.name);
    await expect(bodyRows(page)).toHaveCount(3);
  });

  await test.step("a bulk delete names whom it will delete, and can be called off", async () => {
    await select(page, { name: `${fine.name} (copy)` }).check();
    await select(page, dear).check();
    await page.getByRole("button", { name: "Bulk delete" }).click();
    await expect(dialog(page)).toContainText(`${fine.name} (copy)`);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(bodyRows(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Bulk delete" }).click();
    await dialog(page).getByRole("button", { name: "Delete 2 products" }).click();
    await expect(shop.toast("Products deleted")).toContainText("2 products");
    await expect.poll(() => names(page)).toEqual([fine.name]);
    await expect(page.getByRole("region", { name: "Selection" })).toHaveCount(0);
  });

  await test.step("a draft is marked, previewed and published with one press", async () => {
    const { name: category } = await owner.category();
    const draft = await owner.product({ category, hidden: 1 });
    await goInside(page, `/admin/products/${draft.id}`);
    await expect(page.getByRole("checkbox", { name: /^Hidden/ })).toBeChecked();
    await page.getByRole("link", { name: "Preview" }).click();
    await expect(page.getByText("Hidden: visitors do not see this yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: draft.name })).toBeVisible();
    await shop.expectFits();
    await goInside(page, `/admin/dashboard?search=${encodeURIComponent(draft.name)}&hidden=1`);
    await page.getByRole("button", { name: `Hidden. Publish ${draft.name}` }).press("Enter");
    await expect(shop.toast("Product published")).toContainText(draft.name);
    await expect(page.getByText("No products match")).toBeVisible();
    expect(await owner.read(`/api/products/${draft.slug}`)).toMatchObject({ hidden: 0 });
    await shop.toast("Product published").getByRole("button", { name: "Undo" }).click();
    await expect(row(page, draft).getByRole("button", { name: /^Hidden/ })).toBeVisible();
  });

  // Each list is come to from another screen.
  await goInside(page, "/admin/discounts");

  await test.step("the greatest price and a name without spaces stay within 360 px, where a list of orders sorts them", async () => {
    const { name: category } = await owner.category();
    const usual = { category, inventory: 99_999 };
    const dear = await owner.product({ ...usual, name: unique("Dear"), price: "1199.00" });
    const dearest = await owner.product({ ...usual, name: unique("W".repeat(150)), price: "99999999.99" });
    await goInside(page, `/admin/dashboard?category=${encodeURIComponent(category)}`);
    await page.setViewportSize({ width: 360, height: 1000 });
    for (const part of [dear, dearest]) {
      await expect(row(page, part)).toBeVisible();
      for (const name of [`Edit ${part.name}`, `Delete ${part.name}`]) {
        await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
    }
    for (const figure of ["€1,199.00", "€99,999,999.99", "99999"]) {
      const shown = page.getByText(figure, { exact: true }).first();
      await expect(shown).toBeInViewport({ ratio: 1 });
      const cut = await shown.evaluate((box) => box.scrollWidth - box.clientWidth || box.clientHeight > 40);
      expect(cut, `${figure} is cut or broken`).toBeFalsy();
    }
    await shop.expectNoSidewaysScroll();
    await page.getByLabel("Sort by").selectOption("Price ↓");
    await expect.poll(() => names(page)).toEqual([dearest.name, dear.name]);
    await page.getByLabel("Sort by").selectOption("Price ↑");
    await expect.poll(() => names(page)).toEqual([dear.name, dearest.name]);
    await page.setViewportSize(DESKTOP);
  });

  await goInside(page, "/admin/discounts");

  await test.step("what is not in the page is selected, searched and edited as well", async () => {
    const { name: category } = await owner.category();
    await owner.importProducts(
      Array.from({ length: 130 }, (_, index) => {
        const name = `${category} no ${index + 1}`;
        return `${name.toLowerCase().replaceAll(" ", "-")},${name},One of many parts,10.00,${category},9`;
      }),
    );
    await goInside(page, `/admin/dashboard?category=${encodeURIComponent(category)}&sort=name`);
    await expect(page.getByText("130 of")).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await expect(page.getByRole("region", { name: "Selection" })).toContainText("130 selected");
    await page.getByRole("button", { name: "Bulk edit" }).click();
    await dialog(page).getByLabel("Stock").fill("3");
    await dialog(page).getByRole("button", { name: "Update 130 products" }).click();
    await expect(shop.toast("Products updated")).toContainText("130 products");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = row(page, { name: `${category} no 130` });
    await expect(last.getByRole("button", { name: /^Stock of/ })).toHaveText("3");
  });
});

// An empty shop: ui/src/pages/admin/tests/products.test.tsx.
test("two thousand products stay in hand", async ({ shop, page }) => {
  const many = Array.from({ length: 2000 }, (_, place) => ({
    ...{ id: `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`, slug: `part-${place}` },
    ...{ name: `Part ${place}`, description: "One of many parts.", price: "10.00", category: "Parts" },
    ...{ subcategoryId: null, imageUrl: null, imageUrl2: null, inventory: place, featured: 0 },
    ...{ createdAt: "2026-01-01T00:00:00Z", images: [], modelCount: 0 },
  }));
  await page.route(/\/api\/admin\/products(\/names)?\?|names$/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const search = searchParams.get("search") ?? "";
    const found = many.filter(({ name }) => name.toLowerCase().includes(search));
    const start = Number(searchParams.get("offset"));
    const part = found.slice(start, start + Number(searchParams.get("limit")));
    return route.fulfill({
      json: pathname.endsWith("names") ? found : part,
      headers: { "X-Total-Count": String(found.length) },
    });
  });
  await page.route(/\/api\/.*products\/0{8}/, (route) =>
    // What belongs to a part is a list, the part itself is not.
    route.fulfill({ json: /products\/[^/?]+\//.test(route.request().url()) ? [] : many[0] }),
  );
  await shop.visit("/admin/dashboard");
  await expect(row(page, { name: "Part 0" }).first()).toBeVisible();
  expect(await bodyRows(page).count()).toBeLessThan(120);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("2000 selected");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("link", { name: "Part 1999", exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select Part 1999" })).toBeChecked();
  expect(await bodyRows(page).count()).toBeLessThan(120);
  // The keyboard meets no gap, and Back finds the place again.
  await page.getByRole("checkbox", { name: "Select Part 1999" }).focus();
  for (let step = 0; step < 60; step += 1) await page.keyboard.press("Shift+Tab");
  await expect(page.locator("tbody :focus")).toBeInViewport();
  const place = await page.evaluate(() => window.scrollY);
  await page
    .locator("tbody :focus")
    .evaluate((focused) => focused.closest("tr")?.querySelector("a")?.click());
  await expect(page).toHaveURL(/products\//);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
  await expect(row(page, { name: "Part 19" }).first()).toBeVisible();
  await page.getByLabel("Search products").fill("part 1777");
  await expect.poll(() => names(page)).toEqual(["Part 1777"]);
  await page.setViewportSize(PHONE);
  await page.getByLabel("Search products").fill("");
  await expect(row(page, { name: "Part 0" }).first()).toBeVisible();
  expect(await bodyRows(page).count()).toBeLessThan(120);
});
