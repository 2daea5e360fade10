import { describe, expect, it } from "vitest";
import { describeDelivery } from "./delivery-section";
import { describePause } from "./pause-section";

describe("the terms of delivery in words", () => {
  it.each([
    [{}, "Customers enter their address and see no delivery charge. There is nothing to choose."],
    [{ deliveryPrice: "9,9" }, "Customers have it delivered: €9.90, free for goods over €500.00."],
    [{ deliveryPrice: "9.90", freeDeliveryOver: "" }, "Customers have it delivered: €9.90, always."],
    [
      { collection: true },
      "Customers have it delivered: free. Or they collect from the workshop, free and without giving an address.",
    ],
    [{ deliveryPrice: "ten" }, "Enter an amount such as 9.90."],
  ])("%o", (change, sentence) => {
    const terms = { deliveryPrice: "", freeDeliveryOver: "500.00", collection: false, ...change };
    expect(describeDelivery(terms)).toBe(sentence);
  });
});

describe("a pause in words", () => {
  const pause = (closedUntil: string, closedMessage = "") =>
    describePause({ closedUntil, closedMessage }, "2026-08-10");

  it("names the day it ends, and what customers read", () => {
    expect(pause("2026-08-24")).toEqual({
      state: "Orders are possible again on Monday, 24 August 2026, from midnight.",
      customersRead: "We are closed until 24 August 2026.",
    });
    expect(pause("2026-08-24", " Back soon! ").customersRead).toBe("Back soon!");
    const { customersRead } = describePause({ closedUntil: "2026-08-30", closedMessage: "" }, "2026-08-10", [
      "2026-08-30",
      "2026-08-31",
      "2026-09-02",
    ]);
    expect(customersRead).toBe("We are closed until 1 September 2026.");
  });

  it("is none without a day, or when the day has come", () => {
    expect(pause("")).toEqual({ state: "The shop is open." });
    expect(pause("2026-08-10")).toEqual({ state: "This day has passed: the shop is open." });
  });
});
