import { bringCart, readCart, storedCartId } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeAndRead, placeOrder } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";

// What the checkout says when the server refuses, is slow or is cut off: ui/src/pages/tests/checkout.test.tsx.
test("the checkout asks for what is missing and confirms the order", async ({ shop, page }) => {
  await test.step("the form says what is missing, and asks about an address of a mistyped provider", async () => {
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/checkout");
    await expect(page.getByRole("note")).toContainText("Payment is not configured");
    await expect(page.getByRole("form")).toContainText("Total€27.50");
    const legal = page.getByRole("navigation", { name: "Legal" });
    await expect(legal.getByRole("link", { name: "Privacy" })).toBeVisible();
    await fillCheckout(page, { "Full name": " A ", Email: "anna@gmial.com", "Shipping address": "Kilkenny" });
    await placeOrder(page);
    await expect(page.getByText("Name must be at least 2 characters", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeFocused();
    const question = page.getByRole("button", { name: "Did you mean anna@gmail.com?" });
    await expect(question).toBeVisible();
    await shop.expectFits();
    await question.press("Enter");
    await expect(page.getByLabel("Email")).toHaveValue("anna@gmail.com");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(question).toHaveCount(0);
  });

  await test.step("an order is confirmed with its number, its lines and the server's amounts", async () => {
    await fillCheckout(page);
    const { orderId, order } = await placeAndRead(page);
    await expect(shop.toast("Order placed successfully!")).toContainText(orderId.slice(0, 8));
    await expect(shop.toast("Order placed successfully!")).not.toContainText(orderId.slice(0, 9));
    await expect(title(page, "Order Confirmed!")).toBeFocused();
    const main = page.getByRole("main");
    await expect(main.getByText(orderId.slice(0, 16), { exact: true })).toBeVisible();
    await expect(main.getByText(order.orderNumber, { exact: true })).toBeVisible();
    // No mail server is set up: the link comes first, and nothing is promised by mail.
    await expect(main).toContainText(
      /Thank you, .+\..+Keep this link.+The workshop confirms by e-mail to aoife\.byrne@example\.ie.+Order number/s,
    );
    await expect(main).not.toContainText(/we will send|on its way|sent to/i);
    await expect(main).toContainText("Snow Foam Pre-Wash, 500 ml × 2€25.00");
    await expect(main).toContainText("Subtotal€25.00Tax (10%)€2.50Total€27.50");
    expect(order).toMatchObject({ subtotal: "25.00", tax: "2.50", total: "27.50" });
    expect(await storedCartId(page)).toBeNull();
    await shop.expectFits();
    await page.reload();
    await expect(title(page, "Order Confirmed!")).toBeVisible();
  });
});

test.describe("an answer that is lost on its way", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("nobody knows yet whether there is an order, and the page loaded again shows it", async ({
    shop,
    page,
  }) => {
    const id = await bringCart(page, [[await findProduct(page, foam), 1]]);
    const ofCart = new RegExp(`/api/(checkout/confirm|cart/${id})$`);
    await shop.visit("/checkout");
    await fillCheckout(page);
    await page.route(ofCart, async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort();
    });
    await placeOrder(page);
    await expect(shop.toast("Checkout failed")).toContainText("Please try again or contact support");
    await expect(page.getByRole("alert")).toContainText("We do not know yet whether your order was placed");
    await expect(page.getByLabel("Full name")).toHaveValue(CUSTOMER["Full name"]);
    await expectNoSeriousFindings(page);
    await page.unroute(ofCart);
    await shop.visit("/checkout");
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    expect((await readCart(page, id)) as object).toMatchObject({ status: "ordered" });
  });
});
