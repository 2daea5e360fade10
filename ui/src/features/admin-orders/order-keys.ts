import type { QueryClient } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";

export const FEED_KEY = apiKey("/api/admin/orders/feed");

export function orderKey(id: string): string[] {
  return apiKey(`/api/admin/orders/${id}`);
}

/** Reads again what is shown of the orders, lists and details, but not the feed that told of the change. */
export function refreshOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, name, id] }) =>
      area === "admin" && String(name).startsWith("orders") && id !== "feed",
  });
}
