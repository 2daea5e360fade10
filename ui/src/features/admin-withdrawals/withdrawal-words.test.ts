import { describe, expect, it } from "vitest";
import type { Withdrawal } from "./use-withdrawals";
import { isUrgent, reasonToRefuse, sayDaysLeft, sayLate, sayOther } from "./withdrawal-words";

const of = (given: Partial<Withdrawal>) => given as Withdrawal;

describe("a withdrawal", () => {
  it("tells how long there is for the money", () => {
    const said = [14, 1, 0, -1, -2, null].map((daysLeft) => sayDaysLeft(of({ daysLeft })));
    expect(said).toEqual([
      "14 days left to pay back",
      "1 day left to pay back",
      "Pay back today",
      "1 day late with the money",
      "2 days late with the money",
      null,
    ]);
    expect([4, 3, null].map((daysLeft) => isUrgent(of({ daysLeft })))).toEqual([false, true, false]);
  });

  it("begins a refusal with the reason that the law knows, and with none without it", () => {
    expect(reasonToRefuse(of({ madeToOrder: ["Seat cover"] }))).toMatch(
      /^Made to order: Seat cover\. The shop says/,
    );
    expect(reasonToRefuse(of({ madeToOrder: [] }))).toBe("");
    expect(sayOther(of({ otherCustomer: "Aoife", name: "Niamh" }))).toContain(
      "of Aoife, the statement names Niamh",
    );
  });

  it("warns of one that comes after the period, and says from when it counted", () => {
    expect(sayLate(of({ deliveredDays: 14, deliveredAt: null }))).toBeNull();
    expect(sayLate(of({ deliveredDays: null, deliveredAt: null }))).toBeNull();
    expect(sayLate(of({ deliveredDays: 15, deliveredAt: null }))).toContain("15 days after dispatch");
    expect(sayLate(of({ deliveredDays: 20, deliveredAt: "2026-05-01" }))).toContain("20 days after delivery");
  });
});
