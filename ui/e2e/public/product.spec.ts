import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../../playwright.config";
import { storedCartId } from "../cart-verbs";
import { card, layoutShift, title } from "../catalogue-verbs";
import { expect, type Shop, test } from "../fixtures";

const KIT = "Lowline Coilover Kit, Volkswagen Group";
const GOLF = "/shop/brands/volkswagen/golf-mk7";
const POLISHER = "/shop/orbit-15-cordless-polisher";
const zoomed = (page: Page) => page.getByRole("dialog", { name: "Pictures of Orbit 15 Cordless Polisher" });
const width = async (page: Page) => (await zoomed(page).getByRole("img").boundingBox())?.width ?? 0;
const isChosen = (page: Page, place: number) =>
  expect(page.getByRole("button", { name: `Picture ${place} of 4` })).toHaveAttribute("aria-pressed", "true");

/** Open the product, whose further pictures are loaded when they are reached. Returns which one is in view. */
async function openPictures(shop: Shop) {
  const { page } = shop;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await shop.visit(POLISHER);
  const { images } = await (await page.request.get(`/api/products${POLISHER.replace("/shop", "")}`)).json();
  // A thumbnail is 320 pixels wide.
  const isLoaded = (place: number) => {
    const stem = images[place - 1].url.replace(".webp", "");
    return asked.some((url) => url.includes(stem) && !url.includes("-320."));
  };
  const box = page.getByRole("main").locator(".gallery-strip");
  await isChosen(page, 1);
  await expect(box.locator("img")).toHaveCount(1);
  expect([1, 2, 3, 4].map(isLoaded)).toEqual([true, false, false, false]);
  return {
    box,
    inView: () =>
      box.evaluate(
        (strip) => [...strip.querySelectorAll("img")][Math.round(strip.scrollLeft / strip.clientWidth)]?.alt,
      ),
  };
}

// What the page says of a part that is sold out, refused or gone: ui/src/pages/tests/product.test.tsx.
test("a product is shown, its pictures are turned over and enlarged, and it is counted and bought", async ({
  shop,
  page,
}) => {
  const recorded = page.waitForRequest("**/api/analytics/product-view");
  const { inView } = await openPictures(shop);

  await test.step("a product shows its facts, its pictures and what it fits, and its view is recorded", async () => {
    const main = page.getByRole("main");
    await expect(page).toHaveTitle(/^Orbit 15 Cordless Polisher \| /);
    await expect(title(page, "Orbit 15 Cordless Polisher")).toBeVisible();
    await expect(main.getByText("€289.00")).toBeVisible();
    await expect(main.getByText(/^\d+ in stock$/)).toBeVisible();
    await expect(main.getByText("Featured", { exact: true })).toBeVisible();
    await expect(main.getByText("Free shipping on orders over €500")).toBeVisible();
    const fits = page.getByRole("region", { name: "Vehicles", exact: true });
    await expect(fits.getByText("Fits every vehicle")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    const { productId, productSlug } = (await recorded).postDataJSON();
    expect(productSlug).toBe("orbit-15-cordless-polisher");
    expect(productId).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByRole("button", { name: "Picture 2 of 4" }).click();
    await isChosen(page, 2);
    await shop.expectFits();
  });

  await test.step("further pictures are turned over, and loaded when they are reached", async () => {
    await page.getByRole("button", { name: "Picture 3 of 4" }).press("Enter");
    await isChosen(page, 3);
    await expect.poll(inView).toBe("Orbit 15 Cordless Polisher, picture 3");
    await page.keyboard.press("ArrowRight");
    await isChosen(page, 4);
    await page.keyboard.press("ArrowRight");
    await isChosen(page, 1);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  await test.step("they fill the window, are enlarged and turned over there", async () => {
    const opener = page.getByRole("button", { name: "Enlarge the picture" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(zoomed(page).getByText("1 of 4")).toBeVisible();
    const fitted = await width(page);
    await page.keyboard.press("+");
    await expect.poll(() => width(page)).toBeGreaterThan(fitted * 2);
    await page.keyboard.press("-");
    await expect.poll(() => width(page)).toBe(fitted);
    await page.keyboard.press("ArrowRight");
    await expect(zoomed(page).getByText("2 of 4")).toBeVisible();
    await zoomed(page).getByRole("img").click();
    await expect.poll(() => width(page)).toBeGreaterThan(fitted * 2);
    await shop.expectFits("dialog[open]");
    await page.keyboard.press("Escape");
    await expect(zoomed(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await isChosen(page, 2);
  });

  await test.step("the first thing added makes the cart; the focus stays, and what was done is announced", async () => {
    expect(await storedCartId(page)).toBeNull();
    await page.getByRole("button", { name: "Increase quantity" }).click();
    const button = page.getByRole("button", { name: /Add to Cart|Added to Cart!/ });
    await button.focus();
    // The second of two quick presses adds nothing.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(button).toContainText("Added to Cart!");
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "2 added to your cart." })).toBeAttached();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toHaveText("2");
    }
    expect(await storedCartId(page)).toMatch(/^[0-9a-f-]{36}$/);
    await expect(button).toContainText("Add to Cart");
    await expect(button).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the pictures are swiped and made larger between two fingers, and the button stays in reach", {
    tag: "@phone",
  }, async ({ shop, page }) => {
    const { box, inView } = await openPictures(shop);
    const add = page.getByRole("button", { name: "Add to Cart" });
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Fits every vehicle").first()).toBeInViewport({ ratio: 1 });

    await test.step("the pictures are swiped, turned over and made larger between two fingers", async () => {
      await box.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: "instant" }));
      await isChosen(page, 2);
      await page.getByRole("button", { name: "Next picture" }).press("Enter");
      await isChosen(page, 3);
      await expect.poll(inView).toBe("Orbit 15 Cordless Polisher, picture 3");
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await shop.expectNoSidewaysScroll();

      await page.getByRole("button", { name: "Enlarge the picture" }).tap();
      await expect(zoomed(page).getByText("3 of 4")).toBeVisible();
      const fitted = await width(page);
      const { x, y } = middleOf(page);
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", gap?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: gap
            ? [
                { x: x - gap, y, id: 0 },
                { x: x + gap, y, id: 1 },
              ]
            : [],
        });
      const pinch = async (from: number, to: number) => {
        await touch("touchStart", from);
        for (let step = 1; step <= 5; step += 1) await touch("touchMove", from + ((to - from) * step) / 5);
        await touch("touchEnd");
      };
      await pinch(30, 90);
      await expect.poll(() => width(page)).toBeGreaterThan(fitted * 2.5);
      expect(await width(page)).toBeLessThan(fitted * 3.5);
      await pinch(90, 20);
      await expect.poll(() => width(page)).toBe(fitted);
      await page.keyboard.press("Escape");
      await expect(zoomed(page)).toBeHidden();
    });

    // An outcome is shown above the button, not over it.
    await page.route("**/api/cart", (route) => route.abort());
    await add.tap();
    await expect(shop.toast("Failed to create cart")).toBeVisible();
    const [note, bar] = await Promise.all([
      shop.toast("Failed to create cart").boundingBox(),
      add.boundingBox(),
    ]);
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test("from a car's list to a part, its question, its neighbours, and back to the list", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await shop.visit(`${GOLF}?sort=-price`);
  await card(page, KIT).getByRole("link", { name: KIT, exact: true }).click();
  await expect(title(page, KIT)).toBeVisible();
  await expect(page.getByText("plus VAT", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
  const related = page.getByRole("region", { name: "Parts that go with it" });
  await expect(related.getByRole("article")).toHaveCount(4);
  await page.getByRole("link", { name: "Ask about this part" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(`Does “${KIT}” suit my vehicle?`);
  await expect(page.getByLabel("Vehicle")).toHaveValue(/^Volkswagen Golf Mk7, 2013/);
  await page.goBack();
  await page.getByRole("link", { name: "Back to Shop" }).click();
  await expect(page).toHaveURL(`${GOLF}?sort=-price`);
});

function middleOf(page: Page) {
  const { width: wide, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: wide / 2, y: height / 2 };
}
