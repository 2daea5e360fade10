import { bringCart, readCart, storedCartId } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeAndRead, placeOrder } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";

// One of the steps loses an answer on its way.
test.use({ expectedErrors: /net::ERR_FAILED/ });

// What the checkout says when the server refuses, is slow or is cut off: ui/src/pages/tests/checkout.test.tsx.
test("the checkout asks for what is missing, keeps what was typed and confirms the order", async ({
  shop,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("the form says what is missing, and asks about an address of a mistyped provider", async () => {
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/cart");
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
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

  await test.step("what was typed is there again after back, forward and reload, and in no other tab", async () => {
    const expectRestored = async () => {
      for (const [label, text] of Object.entries(CUSTOMER)) {
        await expect(page.getByLabel(label)).toHaveValue(text);
      }
    };
    await fillCheckout(page);
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
  });

  await test.step("an order is confirmed with its number, its lines and the server's amounts", async () => {
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
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(CUSTOMER.Email);
    await shop.expectFits("main");
    await page.reload();
    await expect(title(page, "Order Confirmed!")).toBeVisible();

    const address = `${new URL(page.url()).origin}/order/${orderId}`;
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
    await page.getByRole("link", { name: address }).click();
    await expect(page).toHaveURL(address);
    await expect(title(page, "Order received")).toBeVisible();
    await expect(page).toHaveTitle(`Order ${order.orderNumber} | Pitlane`);
    await expect(main).toContainText("Snow Foam Pre-Wash, 500 ml × 2€25.00");
    await expect(main).toContainText("Subtotal€25.00Tax (10%)€2.50Total€27.50");
  });

  await test.step("of an answer that is lost nobody knows whether there is an order, and the page loaded again shows it", async () => {
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
    await expectNoSeriousFindings(page, "main");
    await page.unroute(ofCart);
    await shop.visit("/checkout");
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    expect((await readCart(page, id)) as object).toMatchObject({ status: "ordered" });
  });
});
