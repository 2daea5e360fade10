import { STATUS_NAMES } from "./order-status";
import type { OrderEvent } from "./order-types";

export interface HistoryEntry {
  title: string;
  note: string | null;
  at: string;
}

/** What happened, oldest first: an event that leaves the status as it was is a note alone. */
export function describeHistory(history: OrderEvent[]): HistoryEntry[] {
  return history.map(({ status, note, createdAt }, place) => ({
    title: titleOf(status, history[place - 1]?.status),
    note,
    at: createdAt,
  }));
}

function titleOf(status: OrderEvent["status"], before: OrderEvent["status"] | undefined): string {
  if (before === undefined) return "Order placed";
  return before === status ? "Note" : STATUS_NAMES[status];
}
