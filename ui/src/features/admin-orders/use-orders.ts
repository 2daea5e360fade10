import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { OrderPage } from "./order-types";
import { type OrdersFilter, queryOf } from "./use-orders-filter";

/** A page of orders, read anew whenever it is opened; the last one stays until the next has come. */
export function useOrders(filter: OrdersFilter) {
  return useQuery<OrderPage>({
    queryKey: apiKey(`/api/admin/orders${queryOf(filter)}`),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
