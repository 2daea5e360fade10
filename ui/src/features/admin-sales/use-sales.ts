import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { SalesPeriod } from "./period";

/** The report of a period, read anew whenever it is opened; the last one stays until the next is there. */
export function useSales({ from, to, group, basis }: SalesPeriod) {
  const days = `from=${from}&to=${to}&group=${group}` as const;
  const path = "/api/admin/reports/sales";
  return useQuery({
    ...reading(basis ? apiKey(`${path}?${days}&basis=${basis}`) : apiKey(`${path}?${days}`)),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
