import type { QueryOf } from "@/shared/api/calls";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type OrderPage = Shapes["OrdersView"];
/** An order as the list shows it. */
export type ListedOrder = Shapes["AdminOrderView"];
/** A whole order. Its lines have the pictures of the products that still exist. */
export type AdminOrder = Shapes["AdminOrderDetailView"];
export type AdminOrderItem = Shapes["AdminOrderItemView"];
export type OrderEvent = Shapes["OrderEventView"];
export type OrderChange = Shapes["OrderChange"];
export type PaymentGroup = NonNullable<QueryOf<"/api/admin/orders">["payment"]>;
export type OrderStatus = AdminOrder["status"];
/** The greatest order number, 0 without orders, and the counts of what waits. */
export type AdminFeed = Shapes["FeedView"];

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  ready: "Ready to collect",
  shipped: "Shipped",
  completed: "Completed",
  cancelled: "Cancelled",
};

export const STATUSES = Object.keys(STATUS_NAMES) as OrderStatus[];

/** Return whether an order is confirmed again after the customer heard that it was ready or sent. */
export function isStepBack(order: Pick<AdminOrder, "status">, next: OrderStatus): boolean {
  return next === "confirmed" && order.status !== "pending";
}
