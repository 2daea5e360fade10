import type { Page } from "@playwright/test";
import { card, findProduct, title } from "../catalogue-verbs";
import { expect, test } from "../fixtures";
import { goInside } from "../go";

/** List the page's requests from now on, by method and path. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

const PRODUCT = "orbit-15-cordless-polisher";
const NAME = "Orbit 15 Cordless Polisher";
const OTHER = { slug: "nightwatch-dash-cam-1440p", name: "Nightwatch Dash Cam, 1440p" };
const isCounted = (asked: string) => asked.startsWith("POST /api/analytics/");

// A page that could not be fetched ahead is one of the steps.
test.use({ expectedErrors: /status of 503/ });

// What a card tells: ui/src/pages/tests/product-card.test.tsx.
test("the pointer and the focus fetch what they rest on, and the click nothing more of it", async ({
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

  await test.step("the pointer on the ways to a vehicle and to the cart fetches them as well", async () => {
    await page.getByRole("link", { name: "Audi", exact: true }).click();
    await expect(title(page, "Audi")).toBeVisible();
    const asked = listen(page);
    await page.getByRole("link", { name: /^A3 8V/ }).hover();
    await expect
      .poll(() => asked.some((each) => /^GET \/api\/models\/[^/]+\/products$/.test(each)))
      .toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).hover();
    await expect.poll(() => asked.some((each) => /^GET \/assets\/cart-.*\.js$/.test(each))).toBe(true);
  });

  await test.step("a card's second picture is fetched when the pointer or the focus rests on it, not before", async () => {
    const product = await findProduct(page, ({ slug }) => slug === PRODUCT);
    const second = product.images[1]?.url.replace(".webp", "") ?? "none";
    const fetched: string[] = [];
    page.on("request", (request) => request.url().includes(second) && fetched.push(request.url()));
    // The part is searched for, so that no other card shows the same picture.
    await goInside(page, "/shop?search=orbit+15+cordless");
    const chosen = card(page, NAME);
    await expect(chosen).toBeVisible();
    await expect(chosen.getByTestId("second-picture")).toHaveCount(0);
    expect(fetched).toEqual([]);
    const asked = listen(page);
    await chosen.hover();
    await expect(chosen.getByTestId("second-picture")).toHaveCSS("opacity", "1");
    await expect.poll(() => fetched.length).toBeGreaterThan(0);

    // Its page and its answers come at the same time.
    await expect.poll(() => asked).toContain(`GET /api/products/${PRODUCT}`);
    await expect.poll(() => asked.filter((each) => each.endsWith("/models")).length).toBe(1);
    expect(asked.some((each) => /^GET \/assets\/product-.*\.js$/.test(each))).toBe(true);
    await expect.poll(() => asked.some((each) => each.includes("/assets/product-safety-"))).toBe(true);
    expect(asked.filter(isCounted)).toEqual([]);

    await page.mouse.move(0, 0);
    await expect(chosen.getByTestId("second-picture")).toHaveCSS("opacity", "0");
    await chosen.getByRole("link", { name: NAME, exact: true }).focus();
    await expect(chosen.getByTestId("second-picture")).toHaveCSS("opacity", "1");

    const before = asked.length;
    await chosen.getByRole("link", { name: NAME, exact: true }).click();
    await expect(title(page, NAME)).toBeVisible();
    await expect.poll(() => asked.filter(isCounted).length).toBe(2);
    const since = asked.slice(before).filter((each) => /\.js$|^GET \/api\/(products|brands)/.test(each));
    expect(since).toEqual([]);
  });

  await test.step("a page that could not be fetched ahead is asked for again when it is opened", async () => {
    await page.route(`**/api/products/${OTHER.slug}`, (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    const refused = page.waitForResponse((answer) => answer.status() === 503);
    await goInside(page, "/shop?search=nightwatch+dash");
    await card(page, OTHER.name).hover();
    await refused;
    await card(page, OTHER.name).getByRole("link", { name: OTHER.name, exact: true }).click();
    await expect(title(page, OTHER.name)).toBeVisible();
  });
});
