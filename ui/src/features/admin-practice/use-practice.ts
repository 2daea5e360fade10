import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type Practice = components["schemas"]["PracticeView"];

const PATH = "/api/admin/practice";
const KEY = apiKey(PATH);
const WHILE_IT_CHANGES_MS = 700;
/** The address signs in for ten minutes. */
const AT_REST_MS = 4 * 60_000;
const AFTER_OPENING_MS = 1500;

/** Return the practice shop. While it runs, the answer has an address that signs in once. */
export function usePractice() {
  return useQuery({
    ...reading(KEY),
    refetchInterval: ({ state }) => (isChanging(state.data) ? WHILE_IT_CHANGES_MS : AT_REST_MS),
  });
}

function isChanging(practice: Practice | undefined): boolean {
  return practice?.state === "starting" || practice?.state === "ending";
}

/** Return a function that reads a new address, because the one of the link was used. */
export function useNextAddress() {
  const client = useQueryClient();
  return () => window.setTimeout(() => client.invalidateQueries({ queryKey: KEY }), AFTER_OPENING_MS);
}

export function useStartPractice() {
  return useCall(() => request(PATH, { method: "POST" }), {
    failure: "Practising could not be started",
    keep: KEY,
  });
}

export function useTakeAway() {
  return useCall(() => request(PATH, { method: "DELETE" }), {
    failure: "The practice shop could not be taken away",
    keep: KEY,
    success: { title: "The practice shop is taken away", description: "Your shop was never touched." },
    reloadsAlways: true,
    reload: KEY,
  });
}
