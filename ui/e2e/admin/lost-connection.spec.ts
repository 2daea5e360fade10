import type { Page } from "@playwright/test";
import { expect, type Part, test, unique } from "./admin-verbs";

const TOASTER = /\/assets\/toaster-[^/]*\.js$/;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const create = (page: Page) => page.getByRole("button", { name: "Create product" });
const message = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

async function fillIn(page: Page, category: string) {
  const name = unique("Wing");
  await field(page, "Name").fill(name);
  await field(page, "Description").fill("A wing that holds the car down.");
  await field(page, "Price (€)").fill("249.5");
  await field(page, "Category").selectOption(category);
  await field(page, "Stock").fill("4");
  return name;
}

test.describe("the product form", () => {
  test.use({ expectedErrors: /net::ERR_|status of (404|500)|Failed to fetch|A file of the page is missing/ });

  test("without a connection: a sentence says so, every field stays, created when it is back", async ({
    shop,
    page,
    context,
    owner,
  }) => {
    await page.route(TOASTER, (route) => route.abort());
    const category = await owner.category();
    await shop.visit("/admin/products/new");
    const name = await fillIn(page, category.name);
    await context.setOffline(true);
    await create(page).click();
    await expect(message(page, "Failed to save product")).toBeVisible();
    await expect(page.getByText("No connection, trying again")).toBeVisible();
    await expect(field(page, "Name")).toHaveValue(name);
    await context.setOffline(false);
    await expect(page.getByText("No connection, trying again")).toHaveCount(0);
    await create(page).click();
    await expect(page).toHaveURL("/admin/dashboard");
    const products = await owner.read<Part[]>("/api/admin/products");
    expect(products.filter((part) => part.name === name)).toHaveLength(1);
  });

  test("on a page of an older build: Reload keeps what was typed and asks nothing", async ({
    shop,
    page,
    owner,
  }) => {
    await page.route(TOASTER, (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/api/admin/products", (route) => route.fulfill({ status: 500, body: "" }));
    const category = await owner.category();
    await shop.visit("/admin/products/new");
    const name = await fillIn(page, category.name);
    await create(page).click();
    await expect(message(page, "Failed to save product")).toBeVisible();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(message(page, "Your unsaved text is back")).toBeVisible();
    await expect(field(page, "Name")).toHaveValue(name);
    await expect(field(page, "Category")).toHaveValue(category.name);
  });
});
