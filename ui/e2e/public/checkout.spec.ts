import { bringCart, readCart, storedCartId } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeAndRead, placeOrder } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";

test("the checkout asks for what is missing and confirms the order", { tag: "@both" }, async ({
  shop,
  page,
  isMobile,
}) => {
  await test.step("the form says that nothing is charged, and what is missing", async () => {
    await bringCart(page, [[await findProduct(page, foam), 2]]);
    await shop.visit("/checkout");
    await expect(page.getByRole("note")).toContainText("Payment is not configured");
    await expect(page.getByRole("form")).toContainText("Total€27.50");
    const legal = page.getByRole("navigation", { name: "Legal" });
    await expect(legal.getByRole("link", { name: "Privacy" })).toBeVisible();
    await fillCheckout(page, { "Full name": " A ", Email: "aoife@example", "Shipping address": "Kilkenny" });
    await placeOrder(page);
    await expect(page.getByText("Name must be at least 2 characters", { exact: true })).toBeVisible();
    await expect(page.getByText("Please enter a valid email", { exact: true })).toBeVisible();
    await expect(page.getByText("Please enter your complete address", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeFocused();
    await expectNoSeriousFindings(page);
    await shop.expectNoSidewaysScroll();
    await page.getByLabel("Full name").fill("Aoife");
    await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
    await expect(page.getByLabel("Email")).toHaveValue("aoife@example");
  });

  await test.step("an address of a mistyped provider is asked about, and one press takes what is meant", async () => {
    await page.getByLabel("Email").fill("anna@gmial.com");
    const question = page.getByRole("button", { name: "Did you mean anna@gmail.com?" });
    await expect(question).toBeVisible();
    await expectNoSeriousFindings(page);
    await question.press("Enter");
    await expect(page.getByLabel("Email")).toHaveValue("anna@gmail.com");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(question).toHaveCount(0);
    await shop.visit("/#contact");
    const enquiry = page.getByRole("textbox", { name: "Email" });
    await enquiry.fill("anna@yaho.com");
    await page.getByRole("button", { name: "Did you mean anna@yahoo.com?" }).click();
    await expect(enquiry).toHaveValue("anna@yahoo.com");
    await shop.visit("/checkout");
  });

  // A phone changes nothing of what follows.
  if (isMobile) return;

  await test.step("every field helps the browser to fill it in; the phone is optional and says why", async () => {
    await expect(page.getByLabel("Full name")).toHaveAttribute("autocomplete", "name");
    await expect(page.getByLabel("Email")).toHaveAttribute("inputmode", "email");
    await expect(page.getByLabel("Phone (optional)")).toHaveAttribute("autocomplete", "tel");
    await expect(page.getByLabel("Phone (optional)")).toHaveAccessibleDescription(
      /question about your order/,
    );
    await expect(page.getByLabel("Shipping address")).toHaveAttribute("autocomplete", "street-address");
  });

  await test.step("an empty cart blocks the checkout", async () => {
    await page.evaluate(() => localStorage.clear());
    await shop.visit("/checkout");
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Browse Shop" }).click();
    await expect(page).toHaveURL("/shop");
  });

  await test.step("an order is confirmed with its number, its lines and the server's amounts", async () => {
    const product = await findProduct(page, foam);
    await bringCart(page, [[product, 2]]);
    await shop.visit("/checkout");
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
    await shop.expectNoSidewaysScroll();
    await expectNoSeriousFindings(page);
    await page.reload();
    await expect(title(page, "Order Confirmed!")).toBeVisible();
  });
});

test.describe("refused on purpose", () => {
  test.use({ expectedErrors: [/status of (400|409|500)|net::ERR_FAILED/] });

  test("a refusal is shown, nothing typed is lost, and nothing is ordered twice", async ({ shop, page }) => {
    await test.step("too little stock: the server's word, and the cart is read again", async () => {
      await bringCart(page, [[await findProduct(page, foam), 1]]);
      await page.route("**/api/checkout/confirm", (route) =>
        route.fulfill({ status: 409, json: { message: "Only 1 of Snow Foam left in stock" } }),
      );
      await shop.visit("/checkout");
      await fillCheckout(page);
      const readAgain = page.waitForRequest(/\/api\/cart\/[^/]+$/);
      await placeOrder(page);
      await expect(shop.toast("Checkout failed")).toContainText("Only 1 of Snow Foam left in stock");
      await readAgain;
      await expect(page.getByLabel("Full name")).toHaveValue(CUSTOMER["Full name"]);
      await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
    });

    await page.unrouteAll();

    await test.step("no word from the server: please try again, or contact support", async () => {
      await bringCart(page, [[await findProduct(page, foam), 1]]);
      await page.route("**/api/checkout/confirm", (route) => route.fulfill({ status: 500, body: "" }));
      await shop.visit("/checkout");
      await fillCheckout(page);
      await placeOrder(page);
      await expect(shop.toast("Checkout failed")).toContainText("Please try again or contact support");
      await expectNoSeriousFindings(page);
    });

    await page.unrouteAll();

    await test.step("a price that was raised meanwhile is shown before it is ordered", async () => {
      await bringCart(page, [[await findProduct(page, foam), 2]]);
      const seen: string[] = [];
      await page.route("**/api/checkout/confirm", (route) => {
        const body = route.request().postDataJSON();
        seen.push(body.expectedTotal);
        return route.continue({ postData: { ...body, expectedTotal: "20.00" } });
      });
      await shop.visit("/checkout");
      await fillCheckout(page);
      await placeOrder(page);
      const sentence = "The total is €27.50 now. Please look at your order again before you place it";
      await expect(page.getByRole("alert")).toContainText(sentence);
      expect(seen).toEqual(["27.50"]);
      await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
    });

    await page.unrouteAll();

    await test.step("the server's messages stand beside their fields", async () => {
      await bringCart(page, [[await findProduct(page, foam), 1]]);
      const errors = { customerEmail: "Please enter a valid email" };
      await page.route("**/api/checkout/confirm", (route) =>
        route.fulfill({ status: 400, json: { message: errors.customerEmail, errors } }),
      );
      await shop.visit("/checkout");
      await fillCheckout(page);
      await placeOrder(page);
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email/);
    });

    await page.unrouteAll();

    await test.step("an answer lost on its way: trying again gives the same order", async () => {
      const id = await bringCart(page, [[await findProduct(page, foam), 1]]);
      const placed: string[] = [];
      await page.route("**/api/checkout/confirm", async (route) => {
        const answer = await (await route.fetch()).json();
        placed.push(answer.orderId);
        if (placed.length === 1) await route.abort();
        else await route.fulfill({ status: 200, json: answer });
      });
      // The cart's polling would notice it by itself; the customer is quicker here.
      await page.route(`**/api/cart/${id}`, async (route) => {
        if (placed.length === 0) await route.continue();
        else await route.abort();
      });
      await shop.visit("/checkout");
      await fillCheckout(page);
      await placeOrder(page);
      await expect(shop.toast("Checkout failed")).toContainText("Please try again or contact support");
      await expect(page.getByRole("alert")).toContainText("We do not know yet whether your order was placed");
      await placeOrder(page);
      await expect(title(page, "Order Confirmed!")).toBeVisible();
      expect(placed).toHaveLength(2);
      expect(placed[1]).toBe(placed[0]);
    });

    await page.unrouteAll({ behavior: "wait" });

    await test.step("answers that are lost again and again are asked for with growing pauses", async () => {
      await page.goto("/cart");
      await bringCart(page, [[await findProduct(page, foam), 1]]);
      await page.clock.install();
      await shop.visit("/checkout");
      await fillCheckout(page);
      let asked = 0;
      await page.route("**/api/checkout/confirm", async (route) => {
        asked++;
        await route.fetch();
        await route.abort();
      });
      await placeOrder(page);
      for (const [passed, times] of [
        [0, 2],
        [1_100, 3],
        [2_100, 4],
      ] as const) {
        await page.clock.runFor(passed);
        await expect.poll(() => asked).toBe(times);
      }
      await page.unrouteAll({ behavior: "wait" });
      await page.clock.runFor(4_100);
      await expect(title(page, "Order Confirmed!")).toBeVisible();
    });

    await test.step("an answer lost and the page loaded again: the order that is there is shown", async () => {
      // A checkout that is loaded again shows the order just placed.
      await page.goto("/cart");
      const id = await bringCart(page, [[await findProduct(page, foam), 1]]);
      const ofCart = new RegExp(`/api/(checkout/confirm|cart/${id})$`);
      await shop.visit("/checkout");
      await fillCheckout(page);
      await page.route(ofCart, async (route) => {
        if (route.request().method() === "POST") await route.fetch();
        await route.abort();
      });
      await placeOrder(page);
      await expect(shop.toast("Checkout failed")).toBeVisible();
      await page.unroute(ofCart);
      await shop.visit("/checkout");
      await expect(title(page, "Order Confirmed!")).toBeVisible();
      expect((await readCart(page, id)) as object).toMatchObject({ status: "ordered" });
    });
  });
});
