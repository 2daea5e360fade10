import { expect, test } from "vitest";
import { NOTHING_TYPED, settlePayment } from "./settle-payment";

const typed = (amounts: Partial<typeof NOTHING_TYPED>) => ({ ...NOTHING_TYPED, ...amounts });

test("nothing typed pays all of it in the chosen way", () => {
  expect(settlePayment(1550, "cash", NOTHING_TYPED)).toEqual({
    payments: [{ method: "cash", amount: "15.50" }],
    given: null,
    change: 0,
  });
  expect(settlePayment(1550, "terminal", NOTHING_TYPED).payments).toEqual([
    { method: "terminal", amount: "15.50" },
  ]);
});

test("what is given beyond the cash goes back", () => {
  expect(settlePayment(1550, "cash", typed({ cash: "20" }))).toMatchObject({ given: "20.00", change: 450 });
  expect(settlePayment(1550, "cash", typed({ cash: "10", terminal: "5,50" }))).toMatchObject({
    payments: [
      { method: "cash", amount: "10.00" },
      { method: "terminal", amount: "5.50" },
    ],
    change: 0,
  });
  expect(settlePayment(1550, "transfer", typed({ cash: "20" }))).toMatchObject({
    payments: [{ method: "cash", amount: "15.50" }],
    change: 450,
  });
});

test("too little and too much are said", () => {
  expect(settlePayment(1550, "cash", typed({ cash: "10" })).problem).toBe(
    "€10.00 is €5.50 less than the €15.50 to pay in cash.",
  );
  expect(settlePayment(1550, "cash", typed({ terminal: "20" })).problem).toBe(
    "€20.00 is €4.50 more than the €15.50 to pay.",
  );
  expect(settlePayment(1550, "cash", typed({ cash: "96385074" })).problem).toBe(
    "The change would be €96,385,058.50. Type the cash again.",
  );
  expect(settlePayment(1550, "cash", typed({ cash: "ten" })).problem).toBe("Type amounts such as 12.50.");
});

test("a sale of nothing but free things has no payment", () => {
  expect(settlePayment(0, "cash", NOTHING_TYPED)).toEqual({ payments: [], given: null, change: 0 });
});

test("an amount of more than a thousand is read as a price is", () => {
  expect(settlePayment(100_000, "cash", typed({ cash: "1.050,50" }))).toMatchObject({
    given: "1050.50",
    change: 5050,
  });
});
