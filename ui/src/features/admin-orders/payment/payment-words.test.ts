import { describe, expect, it } from "vitest";
import type { AdminOrder } from "../order-types";
import { hasPaymentMark, priceOf, sayBothWays, sayUnpaid } from "./payment-words";

const of = (given: Partial<AdminOrder>) => ({ payments: [], paymentMethod: null, ...given }) as AdminOrder;

describe("a refund", () => {
  it("costs what its pieces cost, the tax that was added included", () => {
    const items = [
      { id: "a", quantity: 3, subtotal: "10.00", discount: "0.00", tax: "1.00" },
      { id: "b", quantity: 1, subtotal: "7.00", discount: "2.00", tax: "0.50" },
    ] as AdminOrder["items"];
    expect(priceOf({ a: 1, b: 1 }, of({ items, taxMode: "added" }))).toBe(367 + 550);
    expect(priceOf({ a: 3 }, of({ items, taxMode: "included" }))).toBe(1000);
    expect(priceOf({}, of({ items, taxMode: "added" }))).toBe(0);
  });
});

describe("the payment mark", () => {
  it("is left out where nothing was paid and all pieces came back", () => {
    const sent = (returned: number, paid = "0.00") => {
      const items = [{ quantity: 2, returned }] as AdminOrder["items"];
      return of({ status: "completed", paymentMethod: "transfer", paymentState: "unpaid", paid, items });
    };
    expect([sent(2), sent(1), sent(2, "9.00")].map(hasPaymentMark)).toEqual([false, true, true]);
  });
});

it("an order that came back as a whole is not said to be paid yet", () => {
  const order = {
    status: "completed",
    paymentMethod: "workshop",
    items: [{ quantity: 2, returned: 1 }],
    owed: "29.00",
    total: "58.00",
  } as const;
  expect(sayUnpaid({ ...order, items: [...order.items] })).toBe(
    "To be paid in the workshop. Still to pay: €29.00.",
  );
  expect(sayUnpaid({ ...order, items: [{ quantity: 2, returned: 0 }], owed: "58.00" })).toBe(
    "To be paid in the workshop.",
  );
  const back = { ...order, items: [{ quantity: 2, returned: 2 }] };
  expect(sayUnpaid(back)).toBe("All of it came back: there is nothing to pay.");
});

it("what is left to pay beside a refund for a withdrawn part is explained to the owner", () => {
  const order = { owed: "9.00", refundable: "20.00" };
  const withdrawn = (status: "accepted" | "done") => ({ ...order, withdrawal: { id: "1", status, at: "" } });
  expect(sayBothWays(withdrawn("accepted"))).toBe(
    "The customer withdrew from a part. €9.00 is left to pay if the €20.00 that was paid stays here for the rest; then nothing goes back. Agree on it with the customer.",
  );
  expect(sayBothWays(withdrawn("done"))).toBeUndefined();
  expect(sayBothWays({ ...order, withdrawal: null })).toBeUndefined();
});
