import { useSearchParams } from "react-router-dom";
import { queryText, readDay, readPage } from "@/shared/admin/query-text";
import { type OrderStatus, type PaymentGroup, STATUSES } from "../order-types";
import { GROUPS } from "../payment/payment-words";

export interface OrdersFilter {
  /** It is undefined for all. */
  status: OrderStatus | undefined;
  /** It is undefined for all. */
  payment: PaymentGroup | undefined;
  search: string;
  /** The first and the last day, "" for any. */
  from: string;
  to: string;
  page: number;
}

export function useOrdersFilter(): OrdersFilter {
  const [params] = useSearchParams();
  return readFilter(params);
}

/** Read the orders filter from the URL's query. Invalid values are left out. */
export function readFilter(params: URLSearchParams): OrdersFilter {
  return {
    status: STATUSES.find((status) => status === params.get("status")),
    payment: GROUPS.find((group) => group === params.get("payment")),
    search: params.get("search") ?? "",
    from: readDay(params, "from"),
    to: readDay(params, "to"),
    page: readPage(params),
  };
}

/** Return the filter as the server and a URL have it, without what asks for everything. */
export function valuesOf({ status, payment, search, from, to, page }: OrdersFilter) {
  return { status, payment, search: search.trim(), from, to, page: page > 1 ? page : undefined };
}

/** Return the same as a URL's query, "?status=pending&page=2"; "" for everything. */
export function queryOf(filter: OrdersFilter): string {
  return queryText(valuesOf(filter));
}
