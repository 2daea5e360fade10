import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { SalesPeriod } from "./period";

/**
 * Return the report of a period, read again whenever it is opened. The last one is returned until the next is
 * loaded.
 */
export function useSales({ from, to, group, basis }: SalesPeriod) {
  const days = `from=${from}&to=${to}&group=${group}` as const;
  const path = "/api/admin/reports/sales";
  return useQuery({
    ...reading(basis ? apiKey(`${path}?${days}&basis=${basis}`) : apiKey(`${path}?${days}`)),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
