import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type Statistics = Shapes["StatisticsView"];
export type Visitor = Shapes["VisitorView"];

/**
 * Return the statistics, counted again whenever they are opened. Those of the last period are returned until
 * the next are loaded.
 */
export function useStatistics(days: Period) {
  return useQuery({
    ...reading(apiKey(`/api/admin/analytics/stats?days=${days}`)),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** The statistics can look back so many days. */
export const PERIODS = [7, 30, 90] as const;
const DEFAULT_PERIOD = 30;

export type Period = (typeof PERIODS)[number];

/** Return the period that the address asks for, 30 days without one: [days, choose]. */
export function usePeriod(): [Period, (days: Period) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("days"));
  const choose = (days: Period) =>
    setParams({ days: String(days) }, { replace: true, state: { keepScroll: true } });
  return [PERIODS.find((days) => days === asked) ?? DEFAULT_PERIOD, choose];
}
