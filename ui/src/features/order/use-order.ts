import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import type { CustomerOrder } from "@/shared/api/types";

const READ_AGAIN_MS = 30_000;

function orderKey(orderId: string) {
  return apiKey(`/api/orders/${encodeURIComponent(orderId)}`);
}

/**
 * Return an order by its id, read again every 30 s while its page is open, so that it follows the owner's
 * steps.
 */
export function useOrder(orderId: string) {
  const query = useQuery<CustomerOrder | null>({
    ...reading(orderKey(orderId)),
    staleTime: READ_AGAIN_MS,
    refetchInterval: ({ state }) => (state.data ? READ_AGAIN_MS : false),
  });
  const isMissing = query.data === null || (query.error instanceof ApiError && query.error.status === 404);
  return { order: query.data ?? undefined, isMissing, isError: query.isError, retry: query.refetch };
}
