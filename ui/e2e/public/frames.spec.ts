import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test, watchShifts } from "../fixtures";

const PRODUCT = "/shop/orbit-15-cordless-polisher";

/** The page as it stands before its script is there. */
async function holdScripts(page: Page) {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort());
}

test.describe("before any script has come", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test.beforeEach(({ page }) => holdScripts(page));

  test("a product's name and picture are there, and its links lead on", async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.getByRole("heading", { level: 1, name: "Orbit 15 Cordless Polisher" })).toBeVisible();
    const picture = page.getByRole("main").getByRole("img", { name: "Orbit 15 Cordless Polisher" });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole("link", { name: "Back to Shop" }).click();
    await expect(page).toHaveURL("/shop");
  });

  test("the shop shows its categories, each a link", async ({ page }) => {
    await page.goto("/shop");
    const tiles = page.getByRole("region", { name: "Shop by category" }).getByRole("link");
    await expect(tiles).toHaveCount(4);
    await tiles.filter({ hasText: "Gift Cards" }).click();
    await expect(page).toHaveURL(/\/shop\?category=gift-cards/);
  });

  test("nothing takes words or clicks that would be lost, and no cart is called empty", async ({ page }) => {
    await page.goto("/shop");
    await expect(page.getByLabel("Search parts")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Search" })).toBeDisabled();
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
    await expect(page.getByText("empty")).toHaveCount(0);
    await expectNoSeriousFindings(page);
  });
});

test.describe("before any script has come, of a shop's own details", () => {
  test.use({ expectedErrors: /ERR_FAILED|404/ });

  test("every page shows its headline, what was asked, and nothing that is another shop's", async ({
    page,
  }) => {
    await holdScripts(page);
    for (const [path, headline] of [
      ["/shop?search=%22carbon%22", '“"carbon"”'],
      ["/checkout", "Checkout"],
      ["/privacy", "Privacy"],
      ["/order-lookup", "Find your order"],
      ["/nothing/here", "Page not found"],
      ["/shop/nothing", "Product Not Found"],
      ["/order/nothing", "Order not found"],
      ["/shop?category=car-accessories", "Car Accessories"],
      ["/shop?category=nothing", "Category"],
      ["/shop/brands/audi", "Audi"],
      ["/shop/brands/audi/tt-8s", "Audi TT 8S"],
      ["/shop/brands/audi/nothing", "Shop by Vehicle"],
      ["/by-vehicle?brand=audi", "Audi"],
      ["/by-vehicle?brand=audi&model=tt-8s", "Audi TT 8S"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page.getByText(/Kilkenny|is empty/i), path).toHaveCount(0);
    }
    await page.goto("/by-vehicle?brand=bmw");
    await expect(page.getByText("Choose your brand")).toHaveCount(0);
    await page.goto("/shop?search=carbon");
    await page.getByRole("button", { name: "Search" }).click({ force: true });
    await expect(page).toHaveURL("/shop?search=carbon");
  });
});

test("the page takes the place of its frame and moves nothing", { tag: "@both" }, async ({ shop, page }) => {
  await watchShifts(page);
  for (const path of [
    PRODUCT,
    "/shop",
    "/shop?category=styling-parts",
    "/by-vehicle",
    "/cart",
    "/checkout",
  ]) {
    await shop.visit(path);
    await expect(page.locator("[data-frame] [aria-disabled]")).toHaveCount(0);
    await expect(page.getByRole("main")).toHaveCount(1);
    await shop.expectNoShift(path);
  }
});

test("a page that is loaded again stands where it was left, though its frame is shorter", async ({
  shop,
  page,
}) => {
  await shop.calm();
  await shop.visit("/shop?category=styling-parts");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await page.reload();
  await shop.ready();
  await expect.poll(place).toBe(left);

  await page.goto("/privacy");
  await page.goBack();
  await shop.ready();
  await expect.poll(place).toBe(left);
});
