import { useQuery } from "@tanstack/react-query";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";

/** A discount code with its uses and the euros that it took off. */
export type DiscountRow = components["schemas"]["AdminDiscountView"];

export const DISCOUNTS = apiKey("/api/admin/discounts");

export function useDiscounts() {
  return useQuery({ ...reading(DISCOUNTS), ...SHARED_LIST, refetchOnMount: "always" });
}
