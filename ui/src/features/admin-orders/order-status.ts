import type { OrderStatus } from "./order-types";

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  ready: "Ready to collect",
  shipped: "Shipped",
  completed: "Completed",
  cancelled: "Cancelled",
};

export const STATUSES = Object.keys(STATUS_NAMES) as OrderStatus[];

/** The ways forward from each status; cancelling stands apart. The server holds to the same. */
export const NEXT_STEPS: Record<OrderStatus, OrderStatus[]> = {
  pending: ["confirmed"],
  confirmed: ["ready", "shipped"],
  ready: ["completed"],
  shipped: ["completed"],
  completed: [],
  cancelled: [],
};

export function canBeCancelled(status: OrderStatus): boolean {
  return NEXT_STEPS[status].length > 0;
}
