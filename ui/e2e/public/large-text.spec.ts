import type { Page } from "@playwright/test";
import { aName, signIn } from "../admin/incoming-verbs";
import { bringCart } from "../cart-verbs";
import { findProduct } from "../catalogue-verbs";
import { expect, type Shop, test } from "../fixtures";
import { goInside } from "../go";

const WIDTHS = [360, 1440];
/** It is as long as words of parts are in German. */
const LONG_WORD = "Bremsscheibenbefestigungsbolzen";

test.describe("text at 200 %", () => {
  // A reader sets it so in the browser: every size in rem follows, the widths of the layouts too.
  test.beforeEach(async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  });

  test("pages, menu, buttons and long words stay in windows of 360 and 1440 px", async ({ shop, page }) => {
    await bringCart(page, [[await findProduct(page, ({ inventory }) => inventory > 2), 2]]);
    await shop.visit("/gallery");
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const path of [
      ...["/shop/orbit-15-cordless-polisher", "/shop?category=styling-parts", "/by-vehicle", "/order-lookup"],
      ...["/cart", "/checkout", "/"],
    ]) {
      await stayInWindow(page, shop);
      await goInside(page, path);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    }
    await stayInWindow(page, shop);
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

    for (const path of await saleLinks(page)) {
      await test.step(`a long word leaves ${path.slice(0, 6)} in the window`, async () => {
        await goInside(page, path);
        await expect(page.getByRole("main").getByText(LONG_WORD).first()).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.locator("html")).toHaveCSS("font-size", "32px");
          await shop.expectNoSidewaysScroll();
          expect(await page.evaluate(findOutside), `${path.slice(0, 12)} at ${width}`).toEqual([]);
        }
      });
    }

    // A phone: the desktop's bar of the back office is for windows that are wide enough for it.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["today", "sales", "dashboard", "services", "backups"]) {
      await test.step(`the back office’s ${path} stays in a phone's window`, async () => {
        await goInside(page, `/admin/${path}`);
        await expect(page.locator("main :is(li, td)").first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await shop.expectNoSidewaysScroll();
      });
    }

    await test.step("forced colours ring what is chosen", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      await goInside(page, "/shop?category=styling-parts");
      const filters = page.getByRole("navigation", { name: /filter|categor/i }).getByRole("link");
      await expect(filters.first()).toHaveCSS("outline-style", "solid");
      await expect(filters.nth(1)).toHaveCSS("outline-style", "none");
    });
  });
});

async function stayInWindow(page: Page, shop: Shop) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await shop.expectNoSidewaysScroll();
  }
}

/** Sell a part of a long name in each way, and return the links that the customer gets. */
async function saleLinks(page: Page): Promise<string[]> {
  await signIn(page);
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const name = aName();
  const lines = [{ kind: "labour", text: LONG_WORD, quantity: "2", unitPrice: "1234.50" }];
  const { category } = await findProduct(page, () => true);
  const described = { name: LONG_WORD, slug: LONG_WORD.toLowerCase(), description: LONG_WORD };
  const {
    product: { id: productId },
  } = await send("products", {
    ...described,
    category,
    price: "1234.50",
    inventory: 2,
  });
  const { order } = await send("orders", {
    items: [{ productId, quantity: 2 }],
    customerName: name,
    customerEmail: "aoife.byrne@example.ie",
    shippingAddress: "12 High Street\nKilkenny, R95 X0X0",
  });
  // Other tests count the parts.
  await page.request.delete(`/api/admin/products/${productId}`);
  const { id: contactId } = await send("contacts", { name });
  const { id: quote } = await send("quotes", { contactId, lines });
  const { id: job } = await send("jobs", { contactId, lines });
  const links = [
    await send(`quotes/${quote}/send`, { by: "link" }),
    await send(`jobs/${job}/link`, { by: "link" }),
  ];
  return [`/order/${order.id}`, ...links.map(({ url }) => new URL(url).pathname)];
}

/** Return the words and buttons of the page that reach beyond its window. */
function findOutside(): string[] {
  return [...document.querySelectorAll("main :is(a, button, input, p, h1, h2, h3, dt, dd, span, li)")]
    .filter((part) => part.checkVisibility() && !part.closest(".sr-only"))
    .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
    .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`);
}
