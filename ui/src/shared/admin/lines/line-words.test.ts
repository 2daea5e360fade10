import { expect, test } from "vitest";
import { sayEach, sayExtras } from "./line-words";

const RATES = ["23", "9"];

test("a plain line has nothing to say beside its price", () => {
  expect(sayExtras({ isOptional: false, choice: null, taxRate: null }, RATES)).toBe("");
  expect(sayExtras({ taxRate: "23.00" }, RATES)).toBe("");
});

test("an option, a choice and a tax rate are named", () => {
  expect(sayExtras({ isOptional: true, choice: "A", taxRate: "9.00" }, RATES)).toBe(
    "Optional · Pick one of A · 9 % tax",
  );
});

test("hours and pieces say how many, and what one costs", () => {
  expect(sayEach({ kind: "labour", quantity: "1.50", unitPrice: "60.00" })).toBe("1.5 h × €60.00");
  expect(sayEach({ kind: "part", quantity: "1.00", unitPrice: "25.00" })).toBe("1 × €25.00");
});
