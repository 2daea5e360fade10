import { expect, test } from "vitest";
import { taxExample } from "./tax-example";

test.each([
  ["added", "10", "€100.00 + 10% tax (€10.00) = €110.00"],
  ["added", "13,5", "€100.00 + 13.5% tax (€13.50) = €113.50"],
  ["included", "23", "For goods of €100.00 a customer pays €100.00, of which VAT 23 %: €18.70."],
  ["none", "23", "For goods of €100.00 a customer pays €100.00. No tax is shown."],
  ["added", "a lot", "Enter a rate such as 23 or 13.5."],
  ["added", "101", "Enter a rate such as 23 or 13.5."],
] as const)("prices with tax %s at %s", (mode, rate, sentence) => {
  expect(taxExample(mode, rate)).toBe(sentence);
});
