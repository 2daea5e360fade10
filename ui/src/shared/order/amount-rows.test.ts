import { expect, test } from "vitest";
import { type Amounts, amountRows, taxLabel } from "./amount-rows";

const PLAIN: Amounts = {
  subtotal: "25.00",
  deliveryMethod: null,
  delivery: "0.00",
  tax: "2.50",
  total: "27.50",
  taxMode: "added",
  taxRate: "10",
  taxes: [],
};

function rows(change: Partial<Amounts>) {
  const { above, below } = amountRows({ ...PLAIN, ...change });
  return [...above, { name: "Total", text: "" }, ...below].map(({ name, text }) => `${name} ${text}`.trim());
}

test("while nothing is set there is a subtotal and the tax on top", () => {
  expect(rows({})).toEqual(["Subtotal €25.00", "Tax (10%) €2.50", "Total"]);
});

test.each([
  [{ deliveryMethod: "delivery", delivery: "9.90" } as const, "Delivery €9.90"],
  [{ deliveryMethod: "delivery", delivery: "0.00" } as const, "Delivery Free"],
  [{ deliveryMethod: "collection", delivery: "0.00" } as const, "Collection Free"],
])("%o reads %s", (change, row) => {
  expect(rows(change)).toEqual(["Subtotal €25.00", row, "Tax (10%) €2.50", "Total"]);
});

test("tax that the prices contain is shown under the total", () => {
  expect(rows({ taxMode: "included", taxRate: "23", tax: "4.67" })).toEqual([
    "Subtotal €25.00",
    "Total",
    "of which VAT 23 % €4.67",
  ]);
});

test.each([
  ["added", ["Subtotal €25.00", "Tax (23%) €4.60", "Tax (13.5%) €0.68", "Total"]],
  ["included", ["Subtotal €25.00", "Total", "of which VAT 23 % €4.60", "of which VAT 13.5 % €0.68"]],
] as const)("of two rates each has its line: %s", (taxMode, expected) => {
  const taxes = [
    { rate: "23", net: "20.00", tax: "4.60", gross: "24.60" },
    { rate: "13.5", net: "5.00", tax: "0.68", gross: "5.68" },
  ];
  expect(rows({ taxMode, taxRate: "23", tax: "5.28", taxes })).toEqual(expected);
});

test("what is sold at another rate than the default says its own", () => {
  const taxes = [{ rate: "13.5", net: "25.00", tax: "3.38", gross: "28.38" }];
  expect(rows({ taxRate: "23", tax: "3.38", taxes })).toEqual([
    "Subtotal €25.00",
    "Tax (13.5%) €3.38",
    "Total",
  ]);
});

test("without tax there is no line of it", () => {
  expect(rows({ taxMode: "none", taxRate: "0", tax: "0.00" })).toEqual(["Subtotal €25.00", "Total"]);
});

test.each([
  ["10", "Tax (10%)"],
  ["10.00", "Tax (10%)"],
  ["13.5", "Tax (13.5%)"],
  ["0", "Tax (0%)"],
])("a rate of %s reads %s", (rate, label) => {
  expect(taxLabel("added", rate)).toBe(label);
});
