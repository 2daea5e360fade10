import { describe, expect, it } from "vitest";
import { BLANK_CUSTOMER, toBody, withQuantity } from "./manual-order-draft";

const TWO = new Map([
  ["bulb", 2],
  ["mat", 1],
]);

describe("an order of the phone or the counter", () => {
  it("keeps its lines in the order they were chosen, and drops one of which none is left", () => {
    expect([...withQuantity(TWO, "bulb", 3)]).toEqual([
      ["bulb", 3],
      ["mat", 1],
    ]);
    expect([...withQuantity(TWO, "bulb", 0)]).toEqual([["mat", 1]]);
    expect(TWO.get("bulb")).toBe(2);
  });

  it("sends an address only for a delivery", () => {
    const customer = { ...BLANK_CUSTOMER, customerName: "Aoife", shippingAddress: "12 High Street" };
    expect(toBody(TWO, customer)).not.toHaveProperty("shippingAddress");
    const delivered = toBody(TWO, { ...customer, deliveryMethod: "delivery" });
    expect(delivered.shippingAddress).toBe("12 High Street");
    expect(delivered.items).toEqual([
      { productId: "bulb", quantity: 2 },
      { productId: "mat", quantity: 1 },
    ]);
  });
});
