import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeAndRead, placeOrder } from "../checkout-verbs";
import { AS_NEW, expect, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";

// The lines of each tax and of each way of delivery: amount-rows.test.ts, and the server's sums beside it.
test("what delivery, collection and tax come to is the same in cart, checkout and confirmation", async ({
  shop,
  page,
  owner,
}) => {
  for (const [settings, sums] of [
    [{ deliveryPrice: "9.90" }, "Subtotal€25.00Delivery€9.90Tax (10%)€3.49Total€38.39"],
    [{ taxMode: "included", taxRate: "23" }, "Subtotal€25.00Total€25.00of which VAT 23 %€4.67"],
  ] as const) {
    await test.step(sums, async () => {
      await owner.set({ ...AS_NEW, ...settings });
      await bringCart(page, [[await findProduct(page, foam), 2]]);
      await shop.visit("/cart");
      await expect(page.getByRole("region", { name: "Order summary" })).toContainText(sums);
      await page.getByRole("link", { name: "Proceed to Checkout" }).click();
      await expect(page.getByRole("form")).toContainText(sums);
      await expect(page.getByRole("radio")).toHaveCount(0);
      await fillCheckout(page);
      await placeOrder(page);
      await expect(title(page, "Order Confirmed!")).toBeVisible();
      await expect(page.getByRole("main")).toContainText(sums);
      await expect(page.getByRole("main")).toContainText("Shipping to12 High Street");
    });
  }

  await test.step("a customer chooses collection, which asks for no address and costs what the server says", async () => {
    await owner.set({ ...AS_NEW, deliveryPrice: "9.90", collection: true });
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/cart");
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page.getByRole("radio", { name: /Delivery/ })).toBeChecked();
    await expect(page.getByRole("form")).toContainText("Total€38.39");
    await page.getByRole("radio", { name: /Delivery/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Collection/ })).toBeChecked();
    await expect(page.getByLabel("Shipping address")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Collect from" })).toContainText("Kilkenny, Ireland");
    await expect(page.getByRole("form")).toContainText(
      "Subtotal€25.00CollectionFreeTax (10%)€2.50Total€27.50",
    );
    await shop.expectFits("main");
    await page.getByLabel("Full name").fill(CUSTOMER["Full name"]);
    await page.getByLabel("Email").fill(CUSTOMER.Email);
    const { order } = await placeAndRead(page);
    expect(order).toMatchObject({ deliveryMethod: "collection", delivery: "0.00", total: "27.50" });
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    await expect(page.getByRole("region", { name: "Collect from" })).toContainText("Mon-Fri 8AM-6PM");
    await expect(page.getByRole("main")).toContainText("CollectionFreeTax (10%)€2.50Total€27.50");
  });
});
