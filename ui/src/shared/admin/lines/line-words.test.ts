import { expect, test } from "vitest";
import { sayEach, sayExtras } from "./line-words";

const USUAL = { word: "VAT", part: "23", work: "13.50" } as const;

test("a plain line has nothing to say beside its price", () => {
  expect(sayExtras({ kind: "part", isOptional: false, choice: null, taxRate: null }, USUAL)).toBe("");
  expect(sayExtras({ kind: "part", taxRate: "23.00" }, USUAL)).toBe("");
});

test("work at the shop's rate of work says nothing of it, a part at that rate does", () => {
  expect(sayExtras({ kind: "labour", taxRate: "13.5" }, USUAL)).toBe("");
  expect(sayExtras({ kind: "service", taxRate: "13.5" }, USUAL)).toBe("");
  expect(sayExtras({ kind: "service", taxRate: "23" }, USUAL)).toBe("23 % VAT");
  expect(sayExtras({ kind: "part", taxRate: "13.5" }, { ...USUAL, word: "tax" })).toBe("13.5 % tax");
});

test("nothing is said of tax where it is not known, or there is none", () => {
  expect(sayExtras({ kind: "labour", taxRate: "0" }, undefined)).toBe("");
});

test("an option, a choice and a tax rate are named", () => {
  expect(sayExtras({ kind: "part", isOptional: true, choice: "A", taxRate: "9.00" }, USUAL)).toBe(
    "Optional · Pick one of A · 9 % VAT",
  );
});

test("hours and pieces say how many, and what one costs", () => {
  expect(sayEach({ kind: "labour", quantity: "1.50", unitPrice: "60.00" })).toBe("1.5 h × €60.00");
  expect(sayEach({ kind: "part", quantity: "1.00", unitPrice: "25.00" })).toBe("1 × €25.00");
});
