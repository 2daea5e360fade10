import { expect, test } from "vitest";
import { describeShare } from "./stock-section";

test("the share of the stock is described by an example", () => {
  const describe = (orderStockShare: string) => describeShare({ orderStockShare });
  expect(describe("100")).toBe("One order may take everything in stock.");
  expect(describe("50")).toBe("Of 20 in stock one order may take 10.");
  expect(describe("1")).toBe("Of 20 in stock one order may take 1.");
  for (const wrong of ["0", "101", "", "ten", "1.5"])
    expect(describe(wrong)).toBe("Enter a number from 1 to 100.");
});
