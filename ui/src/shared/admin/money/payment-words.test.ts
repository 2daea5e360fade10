import { describe, expect, it } from "vitest";
import { faultsOf, type Payment, readAmount, typedAmount, usualMethod } from "./payment-words";

describe("an amount", () => {
  it("is read with a point or a comma, and written with two places", () => {
    expect(["12.5", "12,50", " 12 ", "0"].map(readAmount)).toEqual([1250, 1250, 1200, 0]);
    expect(["", "-1", "1.234", "twelve", "1,2,3"].map(readAmount)).toEqual(Array(5).fill(undefined));
    expect(["1.234,50", "1,234.50", "1234,5"].map(readAmount)).toEqual([123450, 123450, 123450]);
    expect([1250, 5, 0].map(typedAmount)).toEqual(["12.50", "0.05", "0.00"]);
  });
});

describe("what would be refused", () => {
  it("is said before it is sent", () => {
    expect(Object.keys(faultsOf({ amount: "0.00", reason: " " }))).toEqual(["amount", "reason"]);
    expect(faultsOf({ amount: "0.01", reason: "Late" })).toEqual({});
    expect(faultsOf({ amount: "12" })).toEqual({});
  });
});

describe("the usual method", () => {
  it("is the last one, else what the customer chose", () => {
    expect(usualMethod({ payments: [] })).toBe("cash");
    expect(usualMethod({ payments: [], paymentMethod: "transfer" })).toBe("transfer");
    const payments = [{ method: "terminal" }] as Payment[];
    expect(usualMethod({ paymentMethod: "transfer", payments })).toBe("terminal");
  });
});
