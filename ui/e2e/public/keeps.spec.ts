import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeOrder } from "../checkout-verbs";
import { expect, test } from "../fixtures";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";

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

// The other lists: ui/src/pages/tests/product.test.tsx.
test("Back to Shop leads back to the list, after a reload too", async ({ shop, page }) => {
  const list = "/shop/brands/skoda/octavia-mk3";
  await shop.visit(list);
  await page.getByRole("article").first().getByRole("link", { name: "View Details" }).click();
  const back = page.getByRole("link", { name: "Back to Shop" });
  await expect(back).toHaveAttribute("href", list);
  await page.reload();
  await shop.ready();
  await back.click();
  await expect(page).toHaveURL(list);
});
