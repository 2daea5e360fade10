import { expect, test } from "vitest";
import { formatCents, formatPrice, toCents } from "./money";

test.each([
  ["49.99", 4999],
  ["0.29", 29],
  ["5", 500],
  ["5.1", 510],
  ["99999999.99", 9999999999],
  ["-0.50", -50],
])("%s is %i cents", (decimal, cents) => {
  expect(toCents(decimal)).toBe(cents);
});

test("prices read in euro with two decimals and thousands", () => {
  expect(formatPrice("49.99")).toBe("€49.99");
  expect(formatPrice("1249.00")).toBe("€1,249.00");
  expect(formatCents(0)).toBe("€0.00");
});

test.each([0, 5, -5, 50, -9999, 99999, 100000, 123456789, -100000000, 9999999999])(
  "%i cents read as the browser's own formatter writes them",
  (cents) => {
    const euro = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" });
    expect(formatCents(cents)).toBe(euro.format(cents / 100).replace("-", "−"));
  },
);
