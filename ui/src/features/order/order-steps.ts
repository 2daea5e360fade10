import type { CustomerOrder, OrderStatus } from "@/shared/api/types";

/** The words of each status for the customer: a headline, and what it means. */
export const STATUS_WORDS: Record<OrderStatus, { title: string; meaning: string }> = {
  pending: { title: "Order received", meaning: "We have your order and will confirm it soon." },
  confirmed: { title: "Confirmed", meaning: "We have confirmed your order and are getting it ready." },
  ready: {
    title: "Ready to collect",
    meaning: "Your order is ready. You can collect it during our opening hours.",
  },
  shipped: { title: "On its way", meaning: "Your order has been sent." },
  completed: { title: "Completed", meaning: "Your order is complete. Thank you." },
  cancelled: {
    title: "Cancelled",
    meaning: "Your order has been cancelled. If you did not expect this, please get in touch.",
  },
};

export interface OrderStep {
  status: OrderStatus;
  title: string;
  /** The time of the step; null for one that is expected. */
  at: string | null;
}

type Progress = Pick<CustomerOrder, "status" | "deliveryMethod" | "history"> & {
  /** The customer withdrew from the whole order, so no step is expected any more. */
  isWithdrawn?: boolean;
};

/** Return whether the customer withdrew from the whole order, and that was not refused. */
export function isWithdrawn({ withdrawal, withdrawalFacts }: CustomerOrder): boolean {
  return withdrawal !== null && withdrawal.status !== "refused" && !withdrawalFacts?.items;
}

/** Return the steps taken, oldest first, and after them the steps still expected. */
export function orderSteps(order: Progress): OrderStep[] {
  const taken = order.history.map(({ status, createdAt }) => step(status, createdAt));
  return [...taken, ...stillToCome(order).map((status) => step(status, null))];
}

function step(status: OrderStatus, at: string | null): OrderStep {
  return { status, title: STATUS_WORDS[status].title, at };
}

function stillToCome({ status, deliveryMethod, isWithdrawn }: Progress): OrderStatus[] {
  if (isWithdrawn) return [];
  const dispatched = deliveryMethod === "collection" ? "ready" : "shipped";
  if (status === "pending") return ["confirmed", dispatched, "completed"];
  if (status === "confirmed") return [dispatched, "completed"];
  return status === "ready" || status === "shipped" ? ["completed"] : [];
}
