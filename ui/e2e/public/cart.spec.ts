import { bringCart, cartLine, readCart } from "../cart-verbs";
import { findProduct, type ListedProduct } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const plenty = (product: ListedProduct) => product.inventory >= 20 && product.images.length > 0;
const shampoo = ({ slug }: ListedProduct) => slug === "ph-neutral-car-shampoo-1-litre";

// What the cart says when the server refuses, is slow or is cut off: ui/src/pages/tests/cart.test.tsx.
test("a cart is read, changed and emptied", async ({ shop, page }) => {
  const first = await findProduct(page, shampoo);
  const second = await findProduct(page, (product) => plenty(product) && product.id !== first.id);
  const id = await bringCart(page, [
    [first, 3],
    [second, 1],
  ]);
  const removal = (name: string) => page.getByRole("button", { name: `Remove ${name}` });
  const summary = page.getByRole("region", { name: "Order summary" });

  await test.step("a line has its unit price and total, the summary subtotal, tax and total", async () => {
    await shop.visit("/cart");
    await shop.expectFits();
    await removal(second.name).click();
    await expect(shop.toast("Item removed")).toBeVisible();
    await expect(removal(second.name)).toHaveCount(0);
    await expect(removal(first.name)).toHaveCount(1);
    const line = cartLine(page, first.name);
    await expect(line).toContainText("Valeting and Cleaning Equipment");
    await expect(line).toContainText("€14.50 each");
    await expect(line).toContainText("€43.50");
    await expect(summary).toContainText("Subtotal€43.50");
    await expect(summary).toContainText("Tax (10%)€4.35");
    await expect(summary).toContainText("Total€47.85");
    await expect(summary.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/shop");
  });

  await test.step("plus and minus change the quantity, minus ends at 1", async () => {
    const line = cartLine(page, first.name);
    const minus = line.getByRole("button", { name: "Decrease quantity" });
    await minus.click();
    await minus.click();
    await expect(minus).toBeDisabled();
    await expect(line.getByRole("button", { name: "Increase quantity" })).toBeFocused();
    await expect.poll(async () => (await readCart(page, id)).items[0]?.quantity).toBe(1);
    await expect(summary).toContainText("Total€15.95");
  });

  await test.step("the way leads to the checkout, and without its last line the cart says that it is empty", async () => {
    await summary.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
    await page.goBack();
    await removal(first.name).click();
    await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectNoSeriousFindings(page, "main");
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(page).toHaveURL("/shop");
  });
});
