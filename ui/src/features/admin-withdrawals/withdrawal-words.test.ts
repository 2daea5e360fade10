import { afterEach, describe, expect, it, vi } from "vitest";
import type { Withdrawal } from "./use-withdrawals";
import {
  isUrgent,
  mailLink,
  reasonToRefuse,
  sayAccepting,
  sayDaysLeft,
  sayLate,
  sayMismatch,
  sayOther,
} from "./withdrawal-words";

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
    expect(sayDaysLeft(of({ daysLeft: 14, refund: "0.00" }))).toBeNull();
    expect([4, 3, null].map((daysLeft) => isUrgent(of({ daysLeft })))).toEqual([false, true, false]);
  });

  it("says what accepting means", () => {
    const order = { orderNumber: "1001", paid: "0.00", refund: "0.00" };
    expect([
      sayAccepting(of({ ...order, settles: "order" })),
      sayAccepting(of({ ...order, settles: "lines" })),
      sayAccepting(of({ ...order, settles: null, paid: "30.00", refund: "30.00" })),
      sayAccepting(of({ ...order, settles: null, paid: "30.00" })),
    ]).toEqual([
      "Nothing was paid: accepting cancels the order and puts the stock back.",
      "Nothing was paid: accepting takes these parts off the order and puts the stock back.",
      "You then have €30.00 to pay back. It is recorded on order 1001. The goods go back into stock with the refund.",
      "There is nothing to pay back.",
    ]);
  });

  it("says whether a name or a quantity does not suit the order", () => {
    const unpaid = { orderNumber: "1001", paid: "0.00", refund: null, settles: null };
    expect(sayMismatch(of({ mismatch: "name" }))).toBe("See the order: the parts have other names there");
    expect(sayMismatch(of({ mismatch: "quantity" }))).toBe("See the order: it has fewer pieces than that");
    expect(sayAccepting(of({ ...unpaid, mismatch: "quantity" }))).toBe(
      "Nothing was paid, and the order has fewer of them: take them off it yourself.",
    );
    expect(sayAccepting(of({ ...unpaid, mismatch: "name" }))).toContain("have other names in the order");
  });

  it("begins a refusal with the reason that the law knows, and with none without it", () => {
    expect(reasonToRefuse(of({ madeToOrder: ["Seat cover"] }))).toMatch(
      /^Made to order: Seat cover\. The shop says/,
    );
    expect(reasonToRefuse(of({ madeToOrder: [] }))).toBe("");
    expect(sayOther(of({ otherCustomer: "Aoife", name: "Niamh" }))).toContain(
      "for Aoife, but the statement names Niamh",
    );
  });

  it("warns of one after the period, and says from when it counted", () => {
    expect(sayLate(of({ deliveredDays: 14, deliveredAt: null }))).toBeNull();
    expect(sayLate(of({ deliveredDays: null, deliveredAt: null }))).toBeNull();
    expect(sayLate(of({ deliveredDays: 15, deliveredAt: null }))).toContain("15 days after dispatch");
    expect(sayLate(of({ deliveredDays: 20, deliveredAt: "2026-05-01" }))).toContain("20 days after delivery");
  });
});

describe("a mail to the customer", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("names the withdrawal as the practice shop numbers it", () => {
    const withdrawal = of({ email: "aoife@example.ie", reference: 3 });
    expect(mailLink(withdrawal)).toContain("subject=Your%20withdrawal%203");
    vi.stubGlobal("document", { getElementById: () => ({}) });
    expect(mailLink(withdrawal)).toContain("subject=Your%20withdrawal%20DEMO-3");
  });
});
