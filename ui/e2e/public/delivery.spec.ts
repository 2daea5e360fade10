import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeAndRead, placeOrder } from "../checkout-verbs";
import { AS_NEW, expect, expectNoSeriousFindings, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const BOTH = { deliveryPrice: "9.90", collection: true };

test("what delivery and tax come to is the same in cart, checkout and confirmation", async ({
  shop,
  page,
  owner,
}) => {
  await test.step("while nothing is set there is no word of delivery", async () => {
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/checkout");
    await expect(page.getByRole("form")).toContainText("Subtotal€25.00Tax (10%)€2.50Total€27.50");
    await expect(page.getByRole("radio")).toHaveCount(0);
    await fillCheckout(page);
    const sent = page.waitForRequest("**/api/checkout/confirm");
    await placeOrder(page);
    expect(Object.keys((await sent).postDataJSON())).not.toContain("deliveryMethod");
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Subtotal€25.00Tax (10%)€2.50Total€27.50");
  });

  await test.step("a delivery has its price in the cart, at the checkout and on the confirmation", async () => {
    await owner.set({ deliveryPrice: "9.90" });
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/cart");
    const sums = "Subtotal€25.00Delivery€9.90Tax (10%)€3.49Total€38.39";
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText(sums);
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page.getByRole("form")).toContainText(sums);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await fillCheckout(page);
    await placeOrder(page);
    await expect(page.getByRole("main")).toContainText(sums);
    await expect(page.getByRole("main")).toContainText("Shipping to12 High Street");
  });

  await owner.set(AS_NEW);

  await test.step("over the threshold a delivery is free, and the pages say from where on", async () => {
    await owner.set({ deliveryPrice: "9.90", freeDeliveryOver: "20.00" });
    const product = await findProduct(page, foam);
    await bringCart(page, [[product, 2]]);
    await shop.visit("/cart");
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText(
      "DeliveryFreeTax (10%)€2.50",
    );
    await shop.visit(`/shop/${product.slug}`);
    await expect(page.getByText("Free shipping on orders over €20", { exact: true })).toBeVisible();
  });

  await test.step("a part in stock says from when it can be collected", async () => {
    const collect = page.getByText(/^Collect from our workshop (today|tomorrow|on) /);
    await expect(collect).toHaveCount(0);
    await owner.set({ collection: true });
    await page.reload();
    await expect(collect).toBeVisible();
    const soldOut = await findProduct(page, ({ inventory }) => inventory === 0);
    await shop.visit(`/shop/${soldOut.slug}`);
    await expect(page.getByText("Free shipping on orders over €20", { exact: true })).toBeVisible();
    await expect(collect).toHaveCount(0);
  });

  await owner.set(AS_NEW);

  await test.step("prices that contain the tax say how much of it is in the total", async () => {
    await owner.set({ taxMode: "included", taxRate: "23" });
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    const sums = "Subtotal€25.00Total€25.00of which VAT 23 %€4.67";
    await shop.visit("/cart");
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText(sums);
    await shop.visit("/checkout");
    await expect(page.getByRole("form")).toContainText(sums);
    await fillCheckout(page);
    await placeOrder(page);
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(sums);
  });

  await owner.set(AS_NEW);

  await test.step("without tax there is no line of it", async () => {
    await owner.set({ taxMode: "none" });
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/cart");
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText(
      "Subtotal€25.00Total€25.00",
    );
  });
});

test("a customer chooses between delivery and collection", async ({ shop, page, owner }) => {
  await test.step("collection asks for no address, says where, and costs what the server says", async () => {
    await owner.set(BOTH);
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/checkout");
    await expect(page.getByRole("radio", { name: /Delivery/ })).toBeChecked();
    await expect(page.getByRole("form")).toContainText("Total€38.39");
    await expectNoSeriousFindings(page);
    await page.getByRole("radio", { name: /Collection/ }).check();
    await expect(page.getByLabel("Shipping address")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Collect from" })).toContainText("Kilkenny, Ireland");
    await expect(page.getByRole("form")).toContainText(
      "Subtotal€25.00CollectionFreeTax (10%)€2.50Total€27.50",
    );
    await shop.expectFits();
    await page.getByLabel("Full name").fill(CUSTOMER["Full name"]);
    await page.getByLabel("Email").fill(CUSTOMER.Email);
    const { order } = await placeAndRead(page);
    expect(order).toMatchObject({ deliveryMethod: "collection", delivery: "0.00", total: "27.50" });
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    await expect(page.getByRole("region", { name: "Collect from" })).toContainText("Mon-Fri 8AM-6PM");
    await expect(page.getByRole("main")).toContainText("CollectionFreeTax (10%)€2.50Total€27.50");
  });

  await test.step("an address that was typed comes back with delivery, and is asked for again", async () => {
    // A checkout that is loaded again shows the order just placed.
    await page.goto("/cart");
    await bringCart(page, [[await findProduct(page, foam), 1]]);
    await shop.visit("/checkout");
    await fillCheckout(page, { "Shipping address": "Kilkenny" });
    await page.getByRole("radio", { name: /Delivery/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Collection/ })).toBeChecked();
    await expect(page.getByLabel("Shipping address")).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByLabel("Shipping address")).toHaveValue("Kilkenny");
    await placeOrder(page);
    await expect(page.getByText("Please enter your complete address")).toBeVisible();
  });

  await test.step("collection that the owner takes back meanwhile is no longer chosen", async () => {
    await bringCart(page, [[await findProduct(page, foam), 1]]);
    await shop.visit("/checkout");
    await page.getByRole("radio", { name: /Collection/ }).check();
    await owner.set({ collection: false });
    await expect(page.getByLabel("Shipping address")).toBeVisible();
    await expect(page.getByRole("form")).toContainText("Delivery€9.90");
  });
});
