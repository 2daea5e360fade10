import { describe, expect, it } from "vitest";
import type { AdminOrder } from "../order-types";
import { correctionOf, differences, draftOf } from "./order-draft";

const ORDER = {
  id: "order",
  status: "pending",
  customerName: "Aoife",
  customerEmail: "a@example.ie",
  customerPhone: null,
  deliveryMethod: "delivery",
  shippingAddress: "12 Castle Road",
  updatedAt: "2026-05-01T09:30:00.000Z",
  items: [
    { id: "one", productId: "gauge", optionId: null, productName: "Gauge", unitPrice: "49.99", quantity: 2 },
    { id: "two", productId: "mats", optionId: null, productName: "Mats", unitPrice: "20.00", quantity: 1 },
  ],
} as unknown as AdminOrder;

const { updatedAt } = ORDER;

describe("a correction", () => {
  it("is nothing while nothing is changed", () => {
    expect(correctionOf(ORDER, draftOf(ORDER))).toBeUndefined();
  });

  it("sends what was changed alone, and what it was based on", () => {
    const draft = { ...draftOf(ORDER), customerName: "Eva", customerPhone: "056 1" };
    expect(correctionOf(ORDER, draft)).toEqual({ customerName: "Eva", customerPhone: "056 1", updatedAt });
  });

  it("names changed, removed and new lines", () => {
    const [one] = draftOf(ORDER).lines;
    if (!one) throw new Error("The order has a line");
    const added = {
      itemId: undefined,
      productId: "kit",
      optionId: null,
      name: "Kit",
      unitPrice: "5.00",
      quantity: 3,
    };
    expect(
      correctionOf(ORDER, { ...draftOf(ORDER), lines: [{ ...one, quantity: 4 }, added] })?.items,
    ).toEqual([
      { itemId: "one", quantity: 4 },
      { itemId: "two", quantity: 0 },
      { productId: "kit", quantity: 3 },
    ]);
  });

  it("sends no address with a collection, and asks for one when it becomes a delivery", () => {
    expect(
      correctionOf(ORDER, { ...draftOf(ORDER), deliveryMethod: "collection", shippingAddress: "" }),
    ).toEqual({
      deliveryMethod: "collection",
      updatedAt,
    });
    const collected = {
      ...ORDER,
      deliveryMethod: "collection",
      shippingAddress: "Collection: Pitlane",
    } as AdminOrder;
    expect(draftOf(collected).shippingAddress).toBe("");
  });

  it("shows both values of what was changed meanwhile", () => {
    const fresh = { ...ORDER, status: "confirmed", customerName: "Ann" } as AdminOrder;
    expect(differences(ORDER, fresh, { ...draftOf(ORDER), customerName: "Eva" })).toEqual([
      { name: "Status", now: "Confirmed", yours: "Pending" },
      { name: "Name", now: "Ann", yours: "Eva" },
    ]);
  });
});
