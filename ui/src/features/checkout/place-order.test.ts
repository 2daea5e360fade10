import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Attempt, readAttempt } from "./attempt";
import { placeOrder } from "./place-order";

const customer = {
  customerName: "Al",
  customerEmail: "a@b.ie",
  customerPhone: "",
  shippingAddress: "12 High Street",
};
const attempt: Attempt = {
  cartId: "cart",
  details: { ...customer, deliveryMethod: "delivery", paymentMethod: null },
  expectedTotal: "27.50",
};

function answer(respond: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(respond));
}

function sentBody() {
  return JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("the details go out with the cart and a placeholder for the payment", async () => {
  answer(async () => new Response(JSON.stringify({ orderId: "o" }), { status: 201 }));
  await expect(placeOrder(attempt)).resolves.toEqual({ orderId: "o" });
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/checkout/confirm");
  expect(sentBody()).toEqual({
    cartId: "cart",
    expectedTotal: "27.50",
    ...customer,
    paymentMethod: null,
    paymentIntentId: "mock_payment_intent",
  });
  expect(readAttempt()).toBeNull();
});

test("a collection says so, and keeps the address that was typed to itself", async () => {
  answer(async () => new Response(JSON.stringify({ orderId: "o" }), { status: 201 }));
  await placeOrder({
    ...attempt,
    details: { ...customer, deliveryMethod: "collection", paymentMethod: "transfer" },
  });
  expect(sentBody()).toMatchObject({
    deliveryMethod: "collection",
    shippingAddress: "",
    paymentMethod: "transfer",
  });
});

test.each([
  ["the line dropped", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server stumbled", async () => new Response("", { status: 503 })],
])("when %s the attempt is kept, for nobody knows whether the order was placed", async (_, respond) => {
  answer(respond);
  await expect(placeOrder(attempt)).rejects.toThrow();
  expect(readAttempt()).toEqual(attempt);
});

test("a refusal is an answer: nothing is left to repeat", async () => {
  answer(async () => new Response(JSON.stringify({ message: "Only 2 left in stock" }), { status: 409 }));
  await expect(placeOrder(attempt)).rejects.toThrow("409");
  expect(readAttempt()).toBeNull();
});
