import { describe, expect, it } from "vitest";
import type { AdminOrder } from "../order-types";
import { faultsOf, priceOf, readAmount, typedAmount, usualMethod } from "./payment-words";

const of = (given: Partial<AdminOrder>) => ({ payments: [], paymentMethod: null, ...given }) as AdminOrder;

describe("a refund", () => {
  it("costs what its pieces cost, the tax that was added included", () => {
    const items = [
      { id: "a", quantity: 3, subtotal: "10.00", tax: "1.00" },
      { id: "b", quantity: 1, subtotal: "5.00", tax: "0.50" },
    ] as AdminOrder["items"];
    expect(priceOf({ a: 1, b: 1 }, of({ items, taxMode: "added" }))).toBe(367 + 550);
    expect(priceOf({ a: 3 }, of({ items, taxMode: "included" }))).toBe(1000);
    expect(priceOf({}, of({ items, taxMode: "added" }))).toBe(0);
  });
});

describe("an amount", () => {
  it("is read with a point or a comma, and written with two places", () => {
    expect(["12.5", "12,50", " 12 ", "0"].map(readAmount)).toEqual([1250, 1250, 1200, 0]);
    expect(["", "-1", "1.234", "twelve", "1,2,3"].map(readAmount)).toEqual(Array(5).fill(undefined));
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
    expect(usualMethod(of({}))).toBe("cash");
    expect(usualMethod(of({ paymentMethod: "transfer" }))).toBe("transfer");
    const payments = [{ method: "terminal" }] as AdminOrder["payments"];
    expect(usualMethod(of({ paymentMethod: "transfer", payments }))).toBe("terminal");
  });
});
