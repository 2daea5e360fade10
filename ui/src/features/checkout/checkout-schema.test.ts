import { safeParse } from "valibot";
import { expect, test } from "vitest";
import type { PaymentChoice } from "@/shared/api/types";
import { checkoutSchema } from "./checkout-schema";

const details = {
  customerName: "Aoife Byrne",
  customerEmail: "aoife@example.ie",
  customerPhone: "",
  deliveryMethod: "delivery" as "delivery" | "collection",
  shippingAddress: "12 High Street, Kilkenny",
  paymentMethod: null as PaymentChoice | null,
};
const NOTHING_OFFERED = checkoutSchema([]);

function messageFor(change: Partial<typeof details>) {
  return safeParse(NOTHING_OFFERED, { ...details, ...change }).issues?.[0].message;
}

test("complete details pass, trimmed, without a phone", () => {
  expect(safeParse(NOTHING_OFFERED, { ...details, customerName: "  Aoife Byrne " }).output).toEqual(details);
});

test("what is collected needs no address", () => {
  expect(messageFor({ deliveryMethod: "collection", shippingAddress: "" })).toBeUndefined();
});

test("a missing address is shown beside the other faults, not after them", () => {
  // The form asks in the same way: each field's first fault is enough.
  const wrong = { ...details, customerName: "", shippingAddress: "" };
  const { issues } = safeParse(NOTHING_OFFERED, wrong, { abortPipeEarly: true });
  expect(issues?.map(({ path }) => path?.[0].key)).toEqual(["customerName", "shippingAddress"]);
});

test.each([
  [{ customerName: " A " }, "Name must be at least 2 characters"],
  [{ customerEmail: "aoife" }, "Please enter a valid email"],
  [{ customerEmail: "aoife@localhost" }, "Please enter a valid email"],
  [{ customerEmail: "a@b@c.ie" }, "Please enter a valid email"],
  [{ shippingAddress: "   short   " }, "Please enter your complete address"],
])("%o reads %s", (change, message) => {
  expect(messageFor(change)).toBe(message);
});

test("a way of paying must be one of those on offer", () => {
  const schema = checkoutSchema(["workshop", "transfer"]);
  const read = (paymentMethod: PaymentChoice | null) =>
    safeParse(schema, { ...details, paymentMethod }).issues?.[0].message;
  expect([read(null), read("card"), read("transfer")]).toEqual([
    "Choose how to pay",
    "Choose how to pay",
    undefined,
  ]);
});
