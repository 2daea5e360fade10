import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type Today = Shapes["TodayView"];
export type SetUpStep = Shapes["SetUpStepView"];
export type Waiting = Shapes["WaitingView"];

const KEY = apiKey("/api/admin/today");
const READ_AGAIN_MS = 30_000;

/** Return the work that waits and the recent sales, read again every half minute. */
export function useToday() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always", refetchInterval: READ_AGAIN_MS });
}

export function useDismissSetUp() {
  return useCall(() => request("/api/admin/today/dismiss-set-up", { method: "POST" }), {
    failure: "Failed to hide the list",
    reload: KEY,
  });
}
