import { expect, test } from "vitest";
import { lineTotal } from "./line-total";
import { taxLabel } from "./tax-label";

test("a line costs its pieces, in whole cents", () => {
  expect(lineTotal({ unitPrice: "19.99", quantity: 3 })).toBe(5997);
  expect(lineTotal({ unitPrice: "0.29", quantity: 100 })).toBe(2900);
});

test.each([
  ["10", "Tax (10%)"],
  ["10.00", "Tax (10%)"],
  ["13.5", "Tax (13.5%)"],
  ["0", "Tax (0%)"],
])("a rate of %s reads %s", (rate, label) => {
  expect(taxLabel(rate)).toBe(label);
});
