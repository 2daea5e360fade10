import { expect, test } from "vitest";
import { freeShippingNote } from "./free-shipping-note";

const NOTHING_SET = { deliveryPrice: "", freeDeliveryOver: "500.00", collection: false };

test.each([
  [{}, "Free shipping on orders over €500"],
  [{ deliveryPrice: "9.90" }, "Free shipping on orders over €500"],
  [{ deliveryPrice: "9.90", freeDeliveryOver: "1249.50" }, "Free shipping on orders over €1,249.50"],
  [{ deliveryPrice: "9.90", freeDeliveryOver: "" }, null],
  [{ collection: true }, null],
])("%o reads %s", (change, note) => {
  expect(freeShippingNote({ ...NOTHING_SET, ...change })).toBe(note);
});
