import { expect, test } from "vitest";
import { headlineOf, type WithdrawnOrder } from "./withdrawal-words";

const FACTS = { reference: 1, items: null, refund: "110.00", payBackBy: "2026-12-07" };

function say(
  status: NonNullable<WithdrawnOrder["withdrawal"]>["status"],
  given: Partial<WithdrawnOrder> = {},
  facts: Partial<WithdrawnOrder["withdrawalFacts"]> = {},
) {
  const withdrawal = { id: "w", status, at: "2026-11-23T10:00:00.000Z" };
  const order = { status: "pending", paid: "0.00", refunded: "0.00", owed: "0.00", withdrawal } as const;
  return headlineOf({ ...order, withdrawalFacts: { ...FACTS, ...facts }, ...given });
}

test("an order that was withdrawn from says what happens now", () => {
  const begin = "You withdrew from this contract on 23 Nov 2026.";
  expect(say("new")).toEqual({
    title: "Withdrawal received",
    meaning: `${begin} We will write to you about it. You do not have to pay anything.`,
  });
  expect(say("new", { paid: "110.00" }).meaning).toBe(`${begin} We will write to you about it.`);
  expect(say("accepted", { paid: "110.00" }).meaning).toBe(
    `${begin} We have accepted it and will pay €110.00 back to you by 7 Dec 2026. Please send the goods back by then, if you have them.`,
  );
  expect(say("done", { status: "cancelled" }, { payBackBy: null })).toEqual({
    title: "Cancelled",
    meaning: `${begin} Your order is cancelled, and there is nothing to pay.`,
  });
  expect(say("done", { status: "cancelled", paid: "110.00" }).meaning).toBe(
    `${begin} We will pay €110.00 back to you by 7 Dec 2026.`,
  );
  expect(say("done", { status: "completed", paid: "110.00", refunded: "110.00" }).meaning).toBe(
    `${begin} We have paid €110.00 back to you.`,
  );
});

test("one that was refused, or of parts, goes on", () => {
  expect(say("refused", { status: "shipped" })).toEqual({
    title: "On its way",
    meaning:
      "Your order has been sent. You withdrew from this contract on 23 Nov 2026. We did not accept it: our e-mail to you says why.",
  });
  const parts = { items: [{ name: "Mat", quantity: 1 }], refund: "0.00" };
  expect(say("done", {}, parts).meaning).toBe(
    "We have your order and will confirm it soon. You withdrew from part of this order on 23 Nov 2026: 1 × Mat. It is settled: there is nothing to pay for these parts.",
  );
});

test("a refund for a part of a part-paid order does not contradict what is left to pay", () => {
  const items = [{ name: "Mats", quantity: 1 }];
  const given = { status: "completed", paid: "20.00", owed: "9.00" } as const;
  expect(say("accepted", given, { items, refund: "20.00" }).meaning).toMatch(
    /will pay €20\.00 back .* What you paid can also stay with us for the parts that you keep: then we pay nothing back, and €9\.00 is left to pay\.$/,
  );
  expect(say("accepted", { ...given, owed: "0.00" }, { items }).meaning).not.toContain("left to pay");
});
