import { bringCart } from "../cart-verbs";
import { findProduct } from "../catalogue-verbs";
import { expect, test } from "../fixtures";

const WIDTHS = [360, 390, 1440];

test.describe("text at 200 %", () => {
  // As a reader sets it in the browser: every size that is told in rem follows, the widths of the layouts too.
  test.beforeEach(async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  });

  test("pages, menu and buttons stay in windows of 360, 390 and 1440 px", async ({ shop, page }) => {
    for (const path of ["/shop/orbit-15-cordless-polisher", "/shop?category=styling-parts", "/"]) {
      await shop.visit(path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await shop.expectNoSidewaysScroll();
      }
    }
    await bringCart(page, [[await findProduct(page, ({ inventory }) => inventory > 2), 2]]);
    for (const path of ["/cart", "/checkout", "/by-vehicle", "/order-lookup", "/gallery"]) {
      await shop.visit(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await shop.expectNoSidewaysScroll();
      }
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole("button", { name: "Open menu" }).click();
      const entries = page.getByRole("dialog").getByRole("link");
      for (const entry of await entries.all()) {
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 0.99 });
      }
      await expect(page.getByRole("button", { name: "Close menu" })).toBeAttached();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});

test("forced colours ring what is chosen", async ({ shop, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await shop.visit("/shop?category=styling-parts");
  const filters = page.getByRole("navigation", { name: /filter|categor/i }).getByRole("link");
  await expect(filters.first()).toHaveCSS("outline-style", "solid");
  await expect(filters.nth(1)).toHaveCSS("outline-style", "none");
});
