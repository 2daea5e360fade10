import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";

/** A discount code with its uses and the euros that it took off. */
export type DiscountRow = components["schemas"]["AdminDiscountView"];

export const DISCOUNTS = apiKey("/api/admin/discounts");

export function useDiscounts() {
  return useQuery({ ...reading(DISCOUNTS), refetchOnMount: "always" });
}
