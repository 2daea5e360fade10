import { expect, test } from "vitest";
import { labourLine, toCountable, toLine } from "./draft-line";

const typed = (quantity: string, unitPrice: string) => ({ ...labourLine([], ""), quantity, unitPrice });

test.each([
  ["1,5", "65", { quantity: "1.5", unitPrice: "65" }],
  [" 2 ", "1.234,50", { quantity: "2", unitPrice: "1234.50" }],
  ["1", "1,234.50", { quantity: "1", unitPrice: "1234.50" }],
])("%s at %s is sent as numbers, and counted as such", (quantity, unitPrice, sent) => {
  expect(toLine(typed(quantity, unitPrice))).toMatchObject(sent);
  expect(toCountable(typed(quantity, unitPrice))).toMatchObject(sent);
});

test("a price that is none goes to the server, which names the fault, and costs nothing yet", () => {
  expect(toLine(typed("1", "1.234,5x"))).toMatchObject({ unitPrice: "1.234.5x" });
  expect(toCountable(typed("1", "1.234,5x"))).toMatchObject({ quantity: "1", unitPrice: "0" });
});
