import { useSearchParams } from "react-router-dom";
import { type OrderStatus, STATUSES } from "../order-types";

export interface OrdersFilter {
  /** Undefined for all. */
  status: OrderStatus | undefined;
  search: string;
  page: number;
}

export function useOrdersFilter(): OrdersFilter {
  const [params] = useSearchParams();
  return readFilter(params);
}

/** Read the orders filter from the url's query; invalid values are left out. */
export function readFilter(params: URLSearchParams): OrdersFilter {
  return {
    status: STATUSES.find((status) => status === params.get("status")),
    search: params.get("search") ?? "",
    page: Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1),
  };
}

/** The same as a query, "?status=pending&page=2", for an address and for the server alike; "" for everything. */
export function queryOf({ status, search, page }: OrdersFilter): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (search.trim()) params.set("search", search.trim());
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}
