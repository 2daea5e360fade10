import type { Page } from "@playwright/test";
import { card, title } from "../catalogue-verbs";
import { expect, test } from "../fixtures";

/** List the page's requests from now on, by method and path. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

const PRODUCT = "orbit-15-cordless-polisher";
const NAME = "Orbit 15 Cordless Polisher";
const isCounted = (asked: string) => asked.startsWith("POST /api/analytics/");

test("the pointer on a card fetches its page and answers, the click nothing more of them", async ({
  shop,
  page,
}) => {
  await shop.visit("/shop?search=orbit+15+cordless");
  await expect(card(page, NAME)).toBeVisible();
  const asked = listen(page);
  await card(page, NAME).hover();
  await expect.poll(() => asked).toContain(`GET /api/products/${PRODUCT}`);
  await expect.poll(() => asked.filter((each) => each.endsWith("/models")).length).toBe(1);
  expect(asked.some((each) => /^GET \/assets\/product-.*\.js$/.test(each))).toBe(true);
  await expect.poll(() => asked.some((each) => each.includes("/assets/product-safety-"))).toBe(true);
  expect(asked.filter(isCounted)).toEqual([]);

  const before = asked.length;
  await card(page, NAME).getByRole("link", { name: NAME, exact: true }).click();
  await expect(title(page, NAME)).toBeVisible();
  await expect.poll(() => asked.filter(isCounted).length).toBe(2);
  const since = asked.slice(before).filter((each) => /\.js$|^GET \/api\/(products|brands)/.test(each));
  expect(since).toEqual([]);
});

test("the focus on the way to the shop fetches it, the pointer on the ways to the cart and to a vehicle too", async ({
  shop,
  page,
}) => {
  await test.step("the focus on the way to the shop fetches it", async () => {
    await shop.visit("/privacy");
    const asked = listen(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).focus();
    await expect.poll(() => asked).toContain("GET /api/brands");
    await expect.poll(() => asked).toContain("GET /api/product-categories");
    await page.keyboard.press("Enter");
    await expect(title(page, "Shop")).toBeVisible();
    expect(asked.filter((each) => each === "GET /api/brands")).toHaveLength(1);
  });

  await test.step("the ways to the cart and to a vehicle are fetched as well", async () => {
    await shop.visit("/shop/brands/audi");
    const asked = listen(page);
    await page.getByRole("link", { name: /^A3 8V/ }).hover();
    await expect
      .poll(() => asked.some((each) => /^GET \/api\/models\/[^/]+\/products$/.test(each)))
      .toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).hover();
    await expect.poll(() => asked.some((each) => /^GET \/assets\/cart-.*\.js$/.test(each))).toBe(true);
  });
});

test.describe("a page that could not be fetched ahead", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("is asked for again when it is opened", async ({ shop, page }) => {
    await shop.visit("/shop?search=orbit+15+cordless");
    await page.route(`**/api/products/${PRODUCT}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
    const refused = page.waitForResponse((answer) => answer.status() === 503);
    await card(page, NAME).hover();
    await refused;
    await card(page, NAME).getByRole("link", { name: NAME, exact: true }).click();
    await expect(title(page, NAME)).toBeVisible();
  });
});
