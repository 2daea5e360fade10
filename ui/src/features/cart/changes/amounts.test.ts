import { expect, test } from "vitest";
import type { Cart } from "@/shared/api/types";
import { cartAmounts, lineTotal, whyNoDiscount } from "./cart-amounts";

const SENT = [{ rate: "10", net: "34.90", tax: "3.49", gross: "38.39" }];
const FETCHED = [{ rate: "10", net: "25.00", tax: "2.50", gross: "27.50" }];

const CART: Cart = {
  id: "cart",
  status: "active",
  items: [],
  subtotal: "25.00",
  tax: "3.49",
  total: "38.39",
  taxMode: "added",
  taxRate: "10",
  taxes: SENT,
  delivery: {
    price: "9.90",
    freeOver: "500.00",
    methods: [
      {
        method: "delivery",
        delivery: "9.90",
        discount: "0.00",
        tax: "3.49",
        total: "38.39",
        taxes: SENT,
        discountReason: null,
      },
      {
        method: "collection",
        delivery: "0.00",
        discount: "0.00",
        tax: "2.50",
        total: "27.50",
        taxes: FETCHED,
        discountReason: "FREEPOST takes nothing off",
      },
    ],
  },
  discount: null,
  takesCodes: false,
};

test("a line costs its pieces, in whole cents", () => {
  expect(lineTotal({ unitPrice: "19.99", quantity: 3 })).toBe(5997);
  expect(lineTotal({ unitPrice: "0.29", quantity: 100 })).toBe(2900);
});

test("the amounts of a cart are the server's for the chosen delivery", () => {
  expect(cartAmounts(CART)).toMatchObject({ deliveryMethod: "delivery", delivery: "9.90", total: "38.39" });
  expect(cartAmounts(CART, "collection")).toMatchObject({
    deliveryMethod: "collection",
    delivery: "0.00",
    tax: "2.50",
    total: "27.50",
    taxes: FETCHED,
  });
});

test("while nothing is set nothing is said of delivery", () => {
  expect(cartAmounts({ ...CART, delivery: null })).toMatchObject({ deliveryMethod: null, total: "38.39" });
});

test("a code that takes nothing off with the chosen method says why, and so does one without a choice", () => {
  expect(whyNoDiscount(CART, "delivery")).toBeNull();
  expect(whyNoDiscount(CART, "collection")).toBe("FREEPOST takes nothing off");
  const discount = { code: "SPRING10", amount: "0.00", reason: "This code is used up" };
  expect(whyNoDiscount({ ...CART, delivery: null, discount }, "delivery")).toBe("This code is used up");
  expect(whyNoDiscount({ ...CART, delivery: null }, "delivery")).toBeNull();
});
