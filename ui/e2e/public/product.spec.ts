import { DESKTOP, PHONE } from "../../playwright.config";
import { storedCartId } from "../cart-verbs";
import { layoutShift, title } from "../catalogue-verbs";
import { expect, test } from "../fixtures";

const POLISHER = "/shop/orbit-15-cordless-polisher";

// What the page says of a part that is sold out, refused or gone: ui/src/pages/tests/product.test.tsx.
test("a product is shown, counted and bought", async ({ shop, page }) => {
  await test.step("a product shows its facts, its pictures and what it fits, and its view is recorded", async () => {
    const recorded = page.waitForRequest("**/api/analytics/product-view");
    await shop.visit(POLISHER);
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
    await expect(page.getByRole("button", { name: "Picture 2 of 4" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await shop.expectFits();
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

  test("the button stays in reach, below the verdict and the outcome", { tag: "@phone" }, async ({
    shop,
    page,
  }) => {
    await shop.visit(POLISHER);
    const add = page.getByRole("button", { name: "Add to Cart" });
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Fits every vehicle").first()).toBeInViewport({ ratio: 1 });
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
