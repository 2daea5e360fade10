import { storedCartId } from "../cart-verbs";
import { findProduct, layoutShift, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, holdClock, test } from "../fixtures";

const POLISHER = "/shop/orbit-15-cordless-polisher";
const addButton = { name: /Add to Cart|Adding…|Added to Cart!/ };

test("a product is shown, counted and bought", { tag: "@both" }, async ({ shop, page, isMobile }) => {
  await test.step("a product shows its facts, its pictures and what it fits", async () => {
    await shop.visit(POLISHER);
    const main = page.getByRole("main");
    await expect(page).toHaveTitle(/^Orbit 15 Cordless Polisher \| /);
    await expect(title(page, "Orbit 15 Cordless Polisher")).toBeVisible();
    await expect(main.getByText("€289.00")).toBeVisible();
    await expect(main.getByText(/^\d+ in stock$/)).toBeVisible();
    await expect(main.getByText("Featured", { exact: true })).toBeVisible();
    await expect(main.getByText("Free shipping on orders over €500")).toBeVisible();
    await page.getByRole("button", { name: "Picture 2 of 4" }).click();
    await expect(page.getByRole("button", { name: "Picture 2 of 4" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const fits = page.getByRole("region", { name: "Vehicles", exact: true });
    await expect(fits.getByText("Fits every vehicle")).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await expectNoSeriousFindings(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  // A phone changes nothing of what follows.
  if (isMobile) return;

  await test.step("a part for some vehicles lists them, each with its own parts", async () => {
    await shop.visit("/shop/lowline-coilover-kit-volkswagen-group");
    const fits = page.getByRole("region", { name: "Fits these vehicles" });
    const golf = fits.getByRole("link", { name: /^Golf Mk7/ });
    await fits.getByText("Volkswagen", { exact: true }).click();
    await expect(golf).toHaveAttribute("href", "/shop/brands/volkswagen/golf-mk7");
  });

  await test.step("a page found by the product's id moves to its own address", async () => {
    const { id, slug } = await findProduct(page, ({ inventory }) => inventory > 20);
    await shop.visit(`/shop/${id}`);
    await expect(page).toHaveURL(`/shop/${slug}`);
  });

  await test.step("what is sold out cannot be bought", async () => {
    await shop.visit("/shop/black-chrome-exhaust-tip-101-mm");
    await expect(page.getByText("Out of Stock", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
    await expectNoSeriousFindings(page);
  });

  await test.step("the quantity goes from 1 to what is in stock", async () => {
    const product = await findProduct(page, ({ inventory }) => inventory === 3);
    await shop.visit(`/shop/${product.slug}`);
    const minus = page.getByRole("button", { name: "Decrease quantity" });
    const plus = page.getByRole("button", { name: "Increase quantity" });
    await expect(page.getByText("Only 3 left in stock!", { exact: true })).toBeVisible();
    await expect(page.getByText("3 in stock", { exact: true })).toBeVisible();
    await expect(minus).toBeDisabled();
    await plus.click();
    await plus.click();
    await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("3");
    await expect(plus).toBeDisabled();
    await expect(minus).toBeFocused();
  });

  await test.step("a view is recorded when the page loads", async () => {
    const recorded = page.waitForRequest("**/api/analytics/product-view");
    await shop.visit(POLISHER);
    const { productId, productSlug } = (await recorded).postDataJSON();
    expect(productSlug).toBe("orbit-15-cordless-polisher");
    expect(productId).toMatch(/^[0-9a-f-]{36}$/);
  });

  await test.step("the first thing added makes the cart", async () => {
    expect(await storedCartId(page)).toBeNull();
    await page.getByRole("button", { name: "Increase quantity" }).click();
    // The second of two quick presses adds nothing; one after "Added to Cart!" does.
    await page.getByRole("button", { name: "Add to Cart" }).dblclick();
    await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeDisabled();
    await expect(page.getByRole("banner").getByRole("link", { name: /Cart/ })).toContainText("2");
    expect(await storedCartId(page)).toMatch(/^[0-9a-f-]{36}$/);
  });

  await test.step("while it is being added the button cannot be pressed again", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/cart/*/items", async (route) => {
      await held;
      await route.continue();
    });
    await shop.visit(POLISHER);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("button", addButton)).toBeDisabled();
    await expect(page.getByRole("button", { name: "Adding…" })).toBeDisabled();
    answer();
    await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
  });
});

test("the button says Added to Cart! for two seconds", async ({ shop, page }) => {
  await holdClock(page);
  await shop.visit(POLISHER);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
  await page.clock.pauseAt("2026-03-02T11:00:00Z");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole("button", addButton)).toHaveText(/Added to Cart!/, { timeout: 50 });
  }).toPass();
  await page.clock.runFor(1900);
  await expect(page.getByRole("button", addButton)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
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
