import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const PRODUCT = "/shop/orbit-15-cordless-polisher";

/** Each page that is sent with a headline of what was asked. */
const HEADLINES = [
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
] as const;

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
  test.use({ expectedErrors: /ERR_FAILED|404/ });

  // That a page takes the place of its frame and moves nothing: public-pages.spec.ts.
  test("the pages show what they are about, and nothing that is another shop's; their links lead on", async ({
    page,
  }) => {
    await test.step("each page shows its headline, what was asked, and nothing that is another shop's", async () => {
      for (const [path, headline] of HEADLINES) {
        const sent = await page.evaluate(readAsSent, await (await page.request.get(path)).text());
        expect(sent.headlines, path).toEqual([headline]);
        expect(sent.words, path).not.toMatch(/Kilkenny|is empty/i);
      }
    });
    await holdScripts(page);

    await test.step("the home page has its words, its form and the way to a vehicle", async () => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByLabel("Message")).toBeVisible();
      const choose = page.getByRole("link", { name: "Choose brand and model" });
      await expect(choose).toHaveAttribute("href", "/by-vehicle");
    });

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

    await test.step("no brand is asked for where one is chosen, and a search cannot be sent", async () => {
      await page.goto("/by-vehicle?brand=bmw");
      await expect(page.getByText("Choose your brand")).toHaveCount(0);
      await page.goto("/shop?search=carbon");
      await page.getByRole("button", { name: "Search" }).click({ force: true });
      await expect(page).toHaveURL("/shop?search=carbon");
    });

    await test.step("no cart is called empty", async () => {
      await page.goto("/cart");
      await expect(page.getByRole("heading", { name: "Your Cart" })).toBeVisible();
      await expect(page.getByText("empty")).toHaveCount(0);
      await expectNoSeriousFindings(page);
    });
  });
});
