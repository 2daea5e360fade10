import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type Today = Shapes["TodayView"];
export type SetUpStep = Shapes["SetUpStepView"];
export type Waiting = Shapes["WaitingView"];

const KEY = apiKey("/api/admin/today");
const READ_AGAIN_MS = 30_000;

/** The work that waits and the recent sales, read again every half minute. */
export function useToday() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always", refetchInterval: READ_AGAIN_MS });
}

export function useDismissSetUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request("/api/admin/today/dismiss-set-up", { method: "POST" }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: tellFailure("Failed to hide the list"),
  });
}
