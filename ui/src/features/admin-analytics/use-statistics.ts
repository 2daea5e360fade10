import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { Statistics } from "./analytics-types";
import type { Period } from "./use-period";

/** The statistics, counted anew whenever they are opened; those of the last period stay until the next are there. */
export function useStatistics(days: Period) {
  return useQuery<Statistics>({
    queryKey: apiKey(`/api/admin/analytics/stats?days=${days}`),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
