import { bringCart, cartLine, readCart } from "../cart-verbs";
import { findProduct, type ListedProduct } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, holdClock, test } from "../fixtures";

const plenty = (product: ListedProduct) => product.inventory >= 20 && product.images.length > 0;
const shampoo = ({ slug }: ListedProduct) => slug === "ph-neutral-car-shampoo-1-litre";

test("a cart is read, changed and emptied", { tag: "@both" }, async ({ shop, page, isMobile }) => {
  await test.step("a line has its unit price and total, the summary subtotal, tax and total", async () => {
    const product = await findProduct(page, shampoo);
    await bringCart(page, [[product, 3]]);
    await shop.visit("/cart");
    const line = cartLine(page, product.name);
    await expect(line).toContainText("Valeting and Cleaning Equipment");
    await expect(line).toContainText("€14.50 each");
    await expect(line).toContainText("€43.50");
    const summary = page.getByRole("region", { name: "Order summary" });
    await expect(summary).toContainText("Subtotal€43.50");
    await expect(summary).toContainText("Tax (10%)€4.35");
    await expect(summary).toContainText("Total€47.85");
    await expect(summary.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/shop");
    await shop.expectNoSidewaysScroll();
    await expectNoSeriousFindings(page);
    await summary.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
  });

  // A phone changes nothing of what follows.
  if (isMobile) return;

  await test.step("plus and minus change the quantity, minus ends at 1", async () => {
    const product = await findProduct(page, shampoo);
    const id = await bringCart(page, [[product, 1]]);
    await shop.visit("/cart");
    const line = cartLine(page, product.name);
    const minus = line.getByRole("button", { name: "Decrease quantity" });
    await expect(minus).toBeDisabled();
    const plus = line.getByRole("button", { name: "Increase quantity" });
    await plus.click();
    await plus.click();
    await expect(line.getByRole("textbox")).toHaveValue("3");
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total€47.85");
    await expect.poll(async () => (await readCart(page, id)).items[0]?.quantity).toBe(3);
    await minus.click();
    await minus.click();
    await expect(minus).toBeDisabled();
    await expect(plus).toBeFocused();
    await expect.poll(async () => (await readCart(page, id)).items[0]?.quantity).toBe(1);
  });

  await test.step("the new quantity shows before the server has answered", async () => {
    const product = await findProduct(page, plenty);
    await bringCart(page, [[product, 1]]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/cart/items/*", async (route) => {
      await held;
      await route.continue();
    });
    await shop.visit("/cart");
    await cartLine(page, product.name).getByRole("button", { name: "Increase quantity" }).click();
    await expect(cartLine(page, product.name).getByRole("textbox")).toHaveValue("2");
    answer();
    await expect(
      page.getByRole("region", { name: "Order summary" }).locator("[aria-busy=false]"),
    ).toBeVisible();
  });

  await page.unrouteAll();

  await test.step("a line that wants more than is left says so", async () => {
    const product = await findProduct(page, plenty);
    await bringCart(page, [[product, 2]]);
    await page.route(/\/api\/cart\/[^/]+$/, async (route) => {
      const answer = await route.fetch();
      const cart = await answer.json();
      cart.items[0].product.inventory = 1;
      cart.items[0].mostPerOrder = 1;
      await route.fulfill({ response: answer, json: cart });
    });
    await shop.visit("/cart");
    await expect(cartLine(page, product.name)).toContainText("Only 1 left in stock!");
  });

  // The cart is read every 5 s: an answer that is under way is let through first.
  await page.unrouteAll({ behavior: "wait" });

  await test.step("removing a line says so and moves the focus on", async () => {
    const first = await findProduct(page, shampoo);
    const second = await findProduct(page, (product) => plenty(product) && product.id !== first.id);
    await bringCart(page, [
      [first, 1],
      [second, 1],
    ]);
    await shop.visit("/cart");
    const removal = (name: string) => page.getByRole("button", { name: `Remove ${name}` });
    await removal(first.name).click();
    await expect(shop.toast("Item removed")).toBeVisible();
    await expect(removal(first.name)).toHaveCount(0);
    await expect(removal(second.name)).toBeFocused();
    await removal(second.name).click();
    await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("on a slow line the cart waits for what was added", async () => {
    const product = await findProduct(page, shampoo);
    await shop.visit(`/shop/${product.slug}`);
    await page.evaluate(() => localStorage.removeItem("cartId"));
    await shop.visit(`/shop/${product.slug}`);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/cart", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await expect(page.getByRole("heading", { name: "Your Cart", exact: true })).toBeVisible();
    await expect(page.getByText("Loading cart…")).toBeAttached();
    await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toHaveCount(0);
    answer();
    await expect(cartLine(page, product.name)).toBeVisible();
    await page.unroute("**/api/cart");
  });

  await test.step("an empty cart says so and leads to the shop", async () => {
    await page.evaluate(() => localStorage.clear());
    await shop.visit("/cart");
    await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(page).toHaveURL("/shop");
  });
});

test("the cart is read again every five seconds", async ({ shop, page }) => {
  const product = await findProduct(page, plenty);
  const id = await bringCart(page, [[product, 1]]);
  await holdClock(page);
  await shop.visit("/cart");
  await expect(cartLine(page, product.name).getByRole("textbox")).toHaveValue("1");
  const [item] = (await readCart(page, id)).items;
  await page.request.patch(`/api/cart/items/${item?.id}`, { data: { quantity: 4 } });
  await page.clock.runFor(5000);
  await expect(cartLine(page, product.name).getByRole("textbox")).toHaveValue("4");
});

test.describe("refused on purpose", () => {
  test.use({ expectedErrors: [/status of (409|500|503)|net::ERR_FAILED/] });

  test("what is refused or fails leaves the cart as it was, and is reported", async ({ shop, page }) => {
    await test.step("more than the stock: the server's word, and the old quantity again", async () => {
      const product = await findProduct(page, ({ inventory }) => inventory === 4);
      await bringCart(page, [[product, 4]]);
      await shop.visit("/cart");
      const line = cartLine(page, product.name);
      await line.getByRole("button", { name: "Increase quantity" }).click();
      await expect(shop.toast("Failed to update quantity")).toContainText("Only 4 left in stock");
      await expect(line.getByRole("textbox")).toHaveValue("4");
    });

    await test.step("what fails is told, and the cart stays as it was", async () => {
      const product = await findProduct(page, plenty);
      await bringCart(page, [[product, 2]]);
      await page.route("**/api/cart/items/*", (route) => route.fulfill({ status: 500, body: "" }));
      await shop.visit("/cart");
      const line = cartLine(page, product.name);
      await line.getByRole("button", { name: "Increase quantity" }).click();
      await expect(shop.toast("Failed to update quantity")).toBeVisible();
      await expect(line.getByRole("textbox")).toHaveValue("2");
      await line.getByRole("button", { name: /^Remove/ }).click();
      await expect(shop.toast("Failed to remove item")).toBeVisible();
      await expect(shop.toast("Failed to update quantity")).toHaveCount(0);
      await expect(line).toBeVisible();
      await expectNoSeriousFindings(page);
    });

    await page.unrouteAll();

    await test.step("a cart that cannot be read is an empty one", async () => {
      await bringCart(page, [[await findProduct(page, plenty), 1]]);
      await page.route(/\/api\/cart\/[^/]+$/, (route) =>
        route.fulfill({ status: 503, json: { message: "busy" } }),
      );
      await shop.visit("/cart");
      await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
    });
  });
});
