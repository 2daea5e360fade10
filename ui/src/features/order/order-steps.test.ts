import { expect, test } from "vitest";
import type { OrderStatus } from "@/shared/api/types";
import { orderSteps } from "./order-steps";

function titles(statuses: OrderStatus[], deliveryMethod: "delivery" | "collection" | null = null) {
  const history = statuses.map((status) => ({ status, createdAt: "2026-03-02T10:05:00Z" }));
  const status = statuses.at(-1) ?? "pending";
  return orderSteps({ status, deliveryMethod, history }).map(({ title, at }) => (at ? title : `(${title})`));
}

test.each([
  [["pending"], null, ["Order received", "(Confirmed)", "(On its way)", "(Completed)"]],
  [
    ["pending", "confirmed"],
    "collection",
    ["Order received", "Confirmed", "(Ready to collect)", "(Completed)"],
  ],
  [
    ["pending", "confirmed", "ready"],
    null,
    ["Order received", "Confirmed", "Ready to collect", "(Completed)"],
  ],
  [
    ["pending", "confirmed", "shipped", "completed"],
    "delivery",
    ["Order received", "Confirmed", "On its way", "Completed"],
  ],
  [["pending", "cancelled"], null, ["Order received", "Cancelled"]],
] as [OrderStatus[], "delivery" | "collection" | null, string[]][])(
  "%o by %s reads %o",
  (taken, method, read) => {
    expect(titles(taken, method)).toEqual(read);
  },
);
