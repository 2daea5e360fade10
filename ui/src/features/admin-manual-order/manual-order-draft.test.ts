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
    expect(delivered).not.toHaveProperty("vehicle");
    expect(delivered.shippingAddress).toBe("12 High Street");
    expect(delivered.items).toEqual([
      { productId: "bulb", quantity: 2 },
      { productId: "mat", quantity: 1 },
    ]);
  });

  it("sends the car by its ids, with what is known of it", () => {
    const car = { brandId: "vw", modelId: "golf", name: "VW Golf", year: 2016, engineId: null, engine: null };
    expect(toBody(TWO, BLANK_CUSTOMER, car).vehicle).toEqual({
      modelId: "golf",
      year: 2016,
      engineId: null,
    });
  });
});
