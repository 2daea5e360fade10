import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test, watchShifts } from "../fixtures";

const PRODUCT = "/shop/orbit-15-cordless-polisher";

/** Hold the scripts back, so that the page is shown as it is before they run. */
async function holdScripts(page: Page) {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort());
}

/**
 * Return the headlines and all words of a page as it is sent. It runs in the page, so it needs nothing outside.
 */
function readAsSent(html: string): { headlines: (string | null)[]; words: string } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("script, noscript, style, template")) unseen.remove();
  const headlines = [...body.querySelectorAll("h1")].map(({ textContent }) => textContent);
  return { headlines, words: body.textContent ?? "" };
}

test.describe("before any script has come", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test.beforeEach(({ page }) => holdScripts(page));

  test("before any script the pages show what they are about, and their links lead on", async ({ page }) => {
    await test.step("a product's name and picture are there, and its links lead on", async () => {
      await page.goto(PRODUCT);
      await expect(page.getByRole("heading", { level: 1, name: "Orbit 15 Cordless Polisher" })).toBeVisible();
      const picture = page.getByRole("main").getByRole("img", { name: "Orbit 15 Cordless Polisher" });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.getByRole("link", { name: "Back to Shop" }).click();
      await expect(page).toHaveURL("/shop");
    });

    await test.step("nothing takes words or clicks that would be lost, the shop shows its categories, each a link", async () => {
      await expect(page.getByLabel("Search parts")).toBeDisabled();
      await expect(page.getByRole("button", { name: "Search" })).toBeDisabled();
      const tiles = page.getByRole("region", { name: "Shop by category" }).getByRole("link");
      await expect(tiles).toHaveCount(4);
      await tiles.filter({ hasText: "Gift Cards" }).click();
      await expect(page).toHaveURL(/\/shop\?category=gift-cards/);
    });

    await test.step("no cart is called empty", async () => {
      await page.goto("/cart");
      await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
      await expect(page.getByText("empty")).toHaveCount(0);
      await expectNoSeriousFindings(page);
    });
  });
});

test.describe("before any script has come, of a shop's own details", () => {
  test.use({ expectedErrors: /ERR_FAILED|404/ });

  test("every page shows its headline, what was asked, and nothing that is another shop's", async ({
    page,
  }) => {
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
      const sent = await page.evaluate(readAsSent, await (await page.request.get(path)).text());
      expect(sent.headlines, path).toEqual([headline]);
      expect(sent.words, path).not.toMatch(/Kilkenny|is empty/i);
    }
    await holdScripts(page);
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
    "/shop?brand=audi&model=a3-8v",
    "/by-vehicle",
    "/cart",
    "/checkout",
  ]) {
    await shop.visit(path);
    if (/shop/.test(path)) await expect(page.locator("main img").first()).toBeVisible();
    await expect(page.locator("[data-frame] [aria-disabled]")).toHaveCount(0);
    await expect(page.getByRole("main")).toHaveCount(1);
    await shop.expectNoShift(path);
  }
});

test("a page that is loaded again is scrolled to where it was left, though its frame is shorter", async ({
  shop,
  page,
}) => {
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
