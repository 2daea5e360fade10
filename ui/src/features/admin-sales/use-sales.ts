import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import type { SalesPeriod } from "./period";

export type SalesReport = components["schemas"]["SalesReportView"];

/** The report of a period, read anew whenever it is opened; the last one stays until the next is there. */
export function useSales({ from, to, by }: SalesPeriod) {
  return useQuery({
    ...reading(apiKey(`/api/admin/sales?from=${from}&to=${to}&by=${by}`)),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
