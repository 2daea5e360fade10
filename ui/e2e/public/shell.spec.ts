import { DESKTOP, PHONE } from "../../playwright.config";
import { expect, expectNoSeriousFindings, holdClock, stopClock, test } from "../fixtures";

test("a visitor scrolls, goes and returns, and the header, the keyboard and the reports follow", async ({
  shop,
  page,
}) => {
  await test.step("the header gets its background once scrolled more than 20 px", async () => {
    await shop.visit("/");
    const header = page.getByRole("banner");
    await expect(header).toHaveCSS("background-image", "none");
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(header).toHaveCSS("background-image", "none");
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(header).toHaveCSS("background-image", /url\(/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveCSS("background-image", "none");
  });

  await test.step("each section entry scrolls to its section, 80 px below the top", async () => {
    const entries = page.getByRole("navigation", { name: "Main" });
    for (const [label, id] of Object.entries({ Services: "services", Gallery: "gallery", About: "about" })) {
      await entries.getByRole("link", { name: label }).click();
      await shop.expectSectionAtTop(id);
    }
    await page.getByRole("banner").getByRole("link", { name: "Pitlane" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("the browser's back button returns to the place on the page", async () => {
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await expect(page).toHaveURL("/cart");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  await test.step("from another page the entries go home and scroll there", async () => {
    await shop.visit("/cart");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/#about");
    await shop.expectSectionAtTop("about");
  });

  await test.step("the keyboard can skip to the content, and a new page takes the focus", async () => {
    await shop.visit("/cart");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("visits of public pages are reported once each, the back office's are not", async () => {
    const reported: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/page-visit")) reported.push(request.postDataJSON().path);
    });
    await shop.visit("/");
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await expect.poll(() => reported).toEqual(["/", "/cart"]);
    await shop.visit("/admin/login");
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect(reported).toEqual(["/", "/cart"]);
  });
});

test("the badge shows how many pieces are in the cart", async ({ shop, page }) => {
  await shop.visit("/");
  const cartLink = page.getByRole("banner").getByRole("link", { name: "Cart" });
  await expect(cartLink).toHaveText("");
  const cart = await (
    await page.request.post("/api/cart", { headers: { "Content-Type": "application/json" } })
  ).json();
  const products = await (await page.request.get("/api/products")).json();
  const { id: productId } = products.find(({ inventory }: { inventory: number }) => inventory >= 3);
  await page.request.post(`/api/cart/${cart.id}/items`, { data: { productId, quantity: 3 } });
  await page.evaluate((id) => localStorage.setItem("cartId", id), cart.id);
  await shop.visit("/");
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" })).toHaveText("3");
  }
});

test("an icon's tooltip opens after 700 ms", async ({ shop, page }) => {
  await holdClock(page);
  await shop.visit("/");
  await stopClock(page);
  const script = page.waitForResponse((answer) => answer.url().includes("/tooltips-"));
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).hover();
  await (await script).finished();
  await page.clock.runFor(650);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.clock.runFor(100);
  await expect(page.getByRole("tooltip")).toHaveText("Cart");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
});

test.describe("when a visit cannot be reported", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("only the console hears of it", async ({ shop, page }) => {
    await page.route("**/page-visit", (route) => route.abort());
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Failed to track page visit:"),
    );
    await shop.visit("/");
    await logged;
    await expect(page.getByRole("status")).toHaveCount(0);
  });
});

test.describe("on an unknown page", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("a real 404 has a way on, and no finding", async ({ shop, page }) => {
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await shop.ready();
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await shop.expectNoSidewaysScroll();
    await page.getByRole("link", { name: "Home page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Transform Your Vehicle");
  });
});
