import { bringCart, cartLine, readCart } from "../cart-verbs";
import { card, findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeOrder } from "../checkout-verbs";
import { expect, test } from "../fixtures";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const MATS = "Trim-to-Fit Carpet Mats, Set of Four";

test("the checkout keeps what was typed over back, forward and reload, until the order", async ({
  shop,
  page,
  context,
}) => {
  await bringCart(page, [[await findProduct(page, foam), 1]]);
  await shop.visit("/cart");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillCheckout(page);
  const expectRestored = async () => {
    for (const [label, text] of Object.entries(CUSTOMER)) {
      await expect(page.getByLabel(label)).toHaveValue(text);
    }
  };
  await page.goBack();
  await expect(title(page, "Your Cart")).toBeVisible();
  await page.goForward();
  await expectRestored();
  await page.reload();
  await shop.ready();
  await expectRestored();
  const other = await context.newPage();
  await other.goto("/checkout");
  await expect(other.getByLabel("Full name")).toHaveValue("");
  await other.close();
  await placeOrder(page);
  await expect(title(page, "Order Confirmed!")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(CUSTOMER.Email);
});

const LISTS = [
  "/shop?category=valeting-cleaning-equipment",
  "/shop?search=shampoo",
  "/by-vehicle?brand=skoda&model=octavia-mk3",
  "/shop/brands/skoda/octavia-mk3",
];

test("Back to Shop leads back to the list, after a reload too", async ({ shop, page }) => {
  for (const list of LISTS) {
    await test.step(list, async () => {
      await shop.visit(list);
      await page.getByRole("article").first().getByRole("link", { name: "View Details" }).click();
      const back = page.getByRole("link", { name: "Back to Shop" });
      await expect(back).toHaveAttribute("href", list);
      await page.reload();
      await shop.ready();
      await back.click();
      await expect(page).toHaveURL(list);
    });
  }
});

test("quantities can be typed, and the focus stays where something is added", async ({ shop, page }) => {
  await test.step("a quantity can be typed on the product's page, from 1 to what is in stock", async () => {
    const product = await findProduct(page, ({ inventory }) => inventory === 3);
    await shop.visit(`/shop/${product.slug}`);
    const quantity = page.getByRole("textbox", { name: "Quantity" });
    await quantity.fill("2");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
    for (const [typed, taken] of [
      ["99", "3"],
      ["0", "1"],
      ["two", "1"],
      ["", "1"],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press("Enter");
      await expect(quantity).toHaveValue(taken);
    }
  });

  await test.step("a quantity can be typed in the cart", async () => {
    const product = await findProduct(page, foam);
    const id = await bringCart(page, [[product, 1]]);
    await shop.visit("/cart");
    const quantity = cartLine(page, product.name).getByRole("textbox");
    await quantity.fill("7");
    await quantity.press("Tab");
    await expect.poll(async () => (await readCart(page, id)).items[0]?.quantity).toBe(7);
    await quantity.fill("0");
    await quantity.press("Enter");
    await expect.poll(async () => (await readCart(page, id)).items[0]?.quantity).toBe(1);
  });

  await test.step("after adding the focus is where it was, and the result is announced", async () => {
    await shop.visit("/by-vehicle?brand=skoda&model=octavia-mk3");
    await card(page, MATS).getByRole("link", { name: MATS, exact: true }).click();
    const button = page.getByRole("button", { name: /Add to Cart|Added to Cart!/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toContainText("Added to Cart!");
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "1 added to your cart." })).toBeAttached();
    await expect(button).toContainText("Add to Cart");
    await expect(button).toBeFocused();
  });
});
