import { expect, test } from "vitest";
import { readDecimal } from "./read-price";

test.each([
  ["1.234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  [" 1234,5 ", "1234.5"],
  ["12.50", "12.50"],
  ["12,505", "12.505"],
])("the amount %s is sent as %s", (typed, sent) => {
  expect(readDecimal(typed)).toBe(sent);
});
