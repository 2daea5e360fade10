import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useCartId } from "@/features/cart/state/cart-id";
import { buttons, press, type, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import { withHeldTimers } from "@/shared/test/timers";
import CheckoutPage from "../checkout";
import { bringCart, FOAM, SUMS } from "./filled-cart";

const CONFIRM = "POST /api/checkout/confirm";
const CUSTOMER = {
  "Full name": "Aoife Byrne",
  Email: "aoife.byrne@example.ie",
  "Shipping address": "12 High Street\nKilkenny, R95 X0X0",
};
const PLACED = { orderId: "0f0e0d0c-0b0a", order: { orderNumber: "1001", ...SUMS } };

/** Show the checkout of a filled cart, with what a customer types. */
async function showTyped(details: Partial<typeof CUSTOMER> = {}, server = new FakeServer()) {
  bringCart(server, FOAM);
  showScreen(<CheckoutPage />, { at: "/checkout" });
  for (const [label, text] of Object.entries({ ...CUSTOMER, ...details })) await type(label, text);
  return server;
}

const placing = () => press("Place Order");
const described = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
const inFields = () => Object.keys(CUSTOMER).map((label) => valueIn(label));

test("what is missing is said at its field, of which the first has the focus, and goes once it is right", async () => {
  await showTyped({ "Full name": " A ", Email: "aoife@example", "Shipping address": "Kilkenny" });
  expect(screen.getByRole("note").textContent).toContain("Payment is not configured");
  await placing();
  await waitFor(() => expect(described("Full name")).toContain("Name must be at least 2 characters"));
  expect(described("Email")).toContain("Please enter a valid email");
  expect(described("Shipping address")).toContain("Please enter your complete address");
  expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
  await type("Full name", "Aoife");
  await waitFor(() => expect(described("Full name")).not.toContain("at least 2 characters"));
  expect(valueIn("Email")).toBe("aoife@example");
});

test("every field helps the browser to fill it in, and the phone says why it is asked for", async () => {
  await showTyped();
  const help = (label: string) => {
    const field = screen.getByLabelText(label);
    return [field.getAttribute("autocomplete"), field.getAttribute("inputmode")];
  };
  expect(help("Full name")).toEqual(["name", null]);
  expect(help("Email")).toEqual(["email", "email"]);
  expect(help("Phone (optional)")).toEqual(["tel", "tel"]);
  expect(help("Shipping address")).toEqual(["street-address", null]);
  expect(described("Phone (optional)")).toContain("if we have a question about your order");
});

test("an empty cart leads to the shop", async () => {
  new FakeServer();
  showScreen(<CheckoutPage />, { at: "/checkout" });
  await screen.findByRole("heading", { name: "Your cart is empty" });
  expect(screen.getByRole("link", { name: "Browse Shop" }).getAttribute("href")).toBe("/shop");
});

test.each([
  [409, { message: "Only 1 of Snow Foam left in stock" }, "Only 1 of Snow Foam left in stock"],
  [500, undefined, "Please try again or contact support"],
])(
  "a refusal with status %i is told, nothing typed is lost, and the cart is read again",
  async (status, body, words) => {
    const server = await showTyped();
    server.refuse(CONFIRM, status, body);
    const reads = () => server.bodiesOf("GET /api/cart/c").length;
    const before = reads();
    await placing();
    await expectToast("Checkout failed", words);
    expect(inFields()).toEqual(Object.values(CUSTOMER));
    expect(buttons("Place Order")[0]?.disabled).toBe(false);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  },
);

test("the total that the customer sees is sent, and the server's word on another one stands by the button", async () => {
  const server = await showTyped();
  const message = "The total is €30.00 now. Please look at your order again before you place it";
  server.refuse(CONFIRM, 409, { message });
  await placing();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(`Your order was not placed${message}`);
  expect(server.bodiesOf(CONFIRM)).toEqual([expect.objectContaining({ expectedTotal: "27.50" })]);
});

test("the server's messages stand beside their fields", async () => {
  const server = await showTyped();
  const errors = { customerEmail: "Please enter a valid email" };
  server.refuse(CONFIRM, 400, { message: errors.customerEmail, errors });
  await placing();
  await waitFor(() => expect(described("Email")).toContain("Please enter a valid email"));
});

test("an answer lost on its way: it says that nobody knows, and trying again shows the order", async () => {
  const server = await showTyped();
  server.cutOff(CONFIRM);
  await placing();
  await expectToast("Checkout failed", "Please try again or contact support");
  expect(screen.getByRole("alert").textContent).toContain("We do not know yet whether your order was placed");
  expect(inFields()).toEqual(Object.values(CUSTOMER));
  server.restore(CONFIRM);
  server.answer(CONFIRM, PLACED);
  await placing();
  await screen.findByRole("heading", { name: "Order Confirmed!" });
  const [first, second] = server.bodiesOf(CONFIRM);
  expect(second).toEqual(first);
});

test("answers that are lost again and again, while the cart is ordered, are asked for with growing pauses", async () => {
  const server = await showTyped();
  server.cutOff(CONFIRM, 10);
  server.answer("GET /api/cart/c", { id: "c", status: "ordered", items: [] });
  const asked = () => server.bodiesOf(CONFIRM).length;
  await withHeldTimers(async (pass) => {
    await act(async () => fireEvent.click(buttons("Place Order")[0] as HTMLElement));
    for (const [passed, times] of [
      [50, 2],
      [900, 2],
      [150, 3],
      [1900, 3],
      [150, 4],
    ] as const) {
      await pass(passed);
      expect(asked(), `after ${passed} ms`).toBe(times);
    }
    server.restore(CONFIRM);
    server.answer(CONFIRM, PLACED);
    await pass(4100);
  });
  await screen.findByRole("heading", { name: "Order Confirmed!" });
  expect(useCartId.getState().cartId).toBeNull();
});

test("an answer that is lost before the call was drawn as pending is asked for again, too", async () => {
  const server = await showTyped();
  server.cutOff(CONFIRM);
  server.answer("GET /api/cart/c", { id: "c", status: "ordered", items: [] });
  await withHeldTimers(async (pass) => {
    await act(async () => fireEvent.click(buttons("Place Order")[0] as HTMLElement));
    for (let second = 0; second < 5; second++) await pass(1000);
    expect(server.bodiesOf(CONFIRM).length).toBe(4);
  });
});

test("a shop that closes upon a customer takes no order, and shows what was typed once it is open", async () => {
  const server = await showTyped();
  server.refuse(CONFIRM, 409, { message: "We are on holidays" });
  server.answer("GET /api/settings", { closed: true, closedMessage: "We are on holidays" });
  await placing();
  await expectToast("Checkout failed", "We are on holidays");
  await waitFor(() => expect(buttons("Place Order")).toEqual([]));
  expect(screen.queryByLabelText("Full name")).toBeNull();
  expect(
    await within(screen.getByRole("form")).findByText("We are on holidays", { exact: false }),
  ).toBeDefined();
});
