import { expect, test } from "vitest";
import { priceNote } from "./price-note";

const terms = {
  taxMode: "included",
  deliveryPrice: "9.90",
  freeDeliveryOver: "500.00",
  collection: false,
} as const;

test.each([
  [{}, "49.99", "incl. VAT, plus €9.90 delivery"],
  [{ taxMode: "added" }, "49.99", "plus VAT, plus €9.90 delivery"],
  [{ taxMode: "none" }, "49.99", "plus €9.90 delivery"],
  [{}, "500.00", "incl. VAT, plus €9.90 delivery"],
  [{}, "500.01", "incl. VAT, free delivery"],
  [{ freeDeliveryOver: "" }, "1900.00", "incl. VAT, plus €9.90 delivery"],
  [{ deliveryPrice: "0.00" }, "1.00", "incl. VAT, free delivery"],
  [{ deliveryPrice: "" }, "1900.00", "incl. VAT"],
  [{ deliveryPrice: "", collection: true }, "1.00", "incl. VAT, free delivery"],
  [{ taxMode: "none", deliveryPrice: "" }, "1.00", ""],
] as const)("with %j a price of %s says %j", (change, price, words) => {
  expect(priceNote({ ...terms, ...change }, price)).toBe(words);
});
