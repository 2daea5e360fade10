import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";

export type LogEvent = components["schemas"]["EventView"];

/** The newest events, or those that hold what is searched for; read anew whenever it is opened. */
export function useLog(search: string) {
  const query = search ? `?${new URLSearchParams({ search })}` : "";
  return useQuery<LogEvent[]>({
    queryKey: apiKey(`/api/admin/log${query}`),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    gcTime: 0,
  });
}
