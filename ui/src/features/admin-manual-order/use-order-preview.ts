import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { type DeliveryMethod, type Lines, toItems } from "./manual-order-draft";

export type OrderPreview = components["schemas"]["OrderPreviewView"];

/**
 * What the order comes to as it stands, calculated by the server; asked again when an order comes in meanwhile.
 * Not while it is being placed: it would compete with itself for the stock.
 */
export function useOrderPreview(lines: Lines, deliveryMethod: DeliveryMethod, isPlacing: boolean) {
  const body = { deliveryMethod, items: toItems(lines) };
  return useQuery<OrderPreview>({
    queryKey: [...apiKey("/api/admin/orders/preview"), body],
    queryFn: ({ signal }) => request("/api/admin/orders/preview", { method: "POST", body, signal }),
    enabled: lines.size > 0 && !isPlacing,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    staleTime: 0,
    gcTime: 0,
  });
}
