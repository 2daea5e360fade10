import { describe, expect, it } from "vitest";
import { NO_CHANGE, readRule } from "./price-rule";

const sent = (value: string) => readRule({ ...NO_CHANGE, value }).rule?.value;

describe("a rule for prices", () => {
  it.each([
    ["5", "5"],
    [" -2,5 ", "-2.5"],
    ["+ 10 %", "+10"],
    ["−3", "-3"],
    ["€12.99", "12.99"],
    ["1.249,00", "1249.00"],
  ])("reads %s as %s", (typed, value) => {
    expect(sent(typed)).toBe(value);
  });

  it.each(["abc", "1.005", "--5", "1e3", "%"])("refuses %s", (typed) => {
    const { rule, complaint } = readRule({ ...NO_CHANGE, value: typed });
    expect(rule).toBeUndefined();
    expect(complaint).toBe("Please enter a number such as 5, -2.50 or 12.99");
  });

  it("says nothing before anything is typed", () => {
    expect(readRule({ ...NO_CHANGE, value: "  " })).toEqual({});
  });
});
