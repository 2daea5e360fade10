import { expect, test } from "vitest";
import { readDeposit } from "./quote-draft";

test.each([
  ["50", { deposit: "50", isPercent: false }],
  ["€50,50", { deposit: "50.50", isPercent: false }],
  ["20%", { deposit: "20", isPercent: true }],
  ["20 %", { deposit: "20", isPercent: true }],
  ["%", { deposit: "", isPercent: false }],
  ["", { deposit: "", isPercent: false }],
])("a deposit typed as %s", (typed, read) => {
  expect(readDeposit(typed)).toEqual(read);
});
