import { describe, expect, it } from "vitest";
import { describeMessages, describeOrders, joinAlerts } from "./order-alerts";

type Orders = Parameters<typeof describeOrders>[0];
type Messages = Parameters<typeof describeMessages>[0];

const order = (orderNumber: string) =>
  ({ id: `id-${orderNumber}`, orderNumber, customerName: "Aoife", total: "1249.00" }) as Orders[number];
const enquiry = (message: string) => ({ name: "Brian", message }) as Messages[number];

describe("what came in", () => {
  it("names one order and leads to it, and counts several", () => {
    expect(describeOrders([])).toBeUndefined();
    expect(describeOrders([order("1043")])).toEqual({
      title: "New order 1043",
      description: "Aoife, €1,249.00",
      to: "/admin/orders/id-1043",
      label: "Open the order",
    });
    expect(describeOrders([order("1044"), order("1043")])).toMatchObject({
      title: "2 new orders",
      description: "1044 Aoife, 1043 Aoife",
      to: "/admin/orders?status=pending",
    });
  });

  it("names a message's sender and cuts a long text", () => {
    expect(describeMessages([])).toBeUndefined();
    expect(describeMessages([enquiry("Do you tint vans?")])).toMatchObject({
      title: "New enquiry from Brian",
      description: "Do you tint vans?",
    });
    expect(describeMessages([enquiry("x".repeat(200))])?.description).toBe(`${"x".repeat(80)}…`);
  });

  it("shares one toast between an order and a message", () => {
    const both = [describeOrders([order("1043")]), describeMessages([enquiry("Hi there")])];
    expect(joinAlerts(both.filter((alert) => alert !== undefined))).toMatchObject({
      title: "New order 1043 · New enquiry from Brian",
      to: "/admin/orders/id-1043",
    });
    expect(joinAlerts([])).toBeUndefined();
  });
});
