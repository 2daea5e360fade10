import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { useSettled } from "../use-settled";
import { type DraftLine, toCountable } from "./draft-line";
import type { UsualTax } from "./line-words";

type TaxMode = components["schemas"]["QuoteLinesBody"]["taxMode"];

/** The server calculates so many milliseconds after the last letter. */
const PAUSE = 250;

/** Return the rates of tax, the default first. */
export function useTaxRates() {
  return useQuery(reading(apiKey("/api/admin/tax-rates")));
}

/** Return the price of an hour, "" as long as none is set. */
export function useHourlyRate(): string {
  return useQuery(reading(apiKey("/api/admin/settings"))).data?.labourPrice ?? "";
}

/** Return the rates that lines have by themselves; none while they are not known, or without tax. */
export function useUsualTax([usual]: string[]): UsualTax | undefined {
  const { data } = useQuery(reading(apiKey("/api/admin/settings")));
  if (!data || data.taxMode === "none" || usual === undefined) return undefined;
  const word = data.taxMode === "included" ? "VAT" : "tax";
  return { word, part: usual, work: data.labourTaxRate || usual };
}

/**
 * Return the sums of the lines as they are typed. While one is half typed these are the last sums. Without a
 * tax mode it is the present one of the settings.
 */
export function useLineTotals(lines: DraftLine[], taxMode: TaxMode | null = null) {
  const body = useSettled(JSON.stringify(lines.map(toCountable)), PAUSE);
  return useQuery({
    queryKey: ["quote-line-totals", taxMode, body],
    queryFn: ({ signal }) =>
      request("/api/admin/quotes/totals", {
        method: "POST",
        body: { lines: JSON.parse(body), taxMode },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
