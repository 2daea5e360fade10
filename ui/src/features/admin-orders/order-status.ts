import type { AdminOrder, OrderStatus } from "./order-types";

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  ready: "Ready to collect",
  shipped: "Shipped",
  completed: "Completed",
  cancelled: "Cancelled",
};

export const STATUSES = Object.keys(STATUS_NAMES) as OrderStatus[];

/** Confirmed again, after it was said to be ready or on its way. */
export function isStepBack(order: Pick<AdminOrder, "status">, next: OrderStatus): boolean {
  return next === "confirmed" && order.status !== "pending";
}
