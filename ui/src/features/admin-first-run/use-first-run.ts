import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { useOnAdminListener } from "@/shared/admin/use-this-pc";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type FirstRun = components["schemas"]["FirstRunView"];
export type Step = NonNullable<FirstRun["step"]>;

const PATH = "/api/admin/first-run";
const KEY = apiKey(PATH);
const WHILE_LOADING_MS = 500;

/** Read the progress of the first run, at the admin listener only, because there is none elsewhere. */
export function useFirstRun() {
  return useQuery({
    ...reading(KEY),
    enabled: useOnAdminListener(),
    refetchInterval: ({ state }) => (state.data?.sample.state === "loading" ? WHILE_LOADING_MS : false),
  });
}

export function useNoteStep() {
  return useCall((step: Step | "done") => request(PATH, { method: "PATCH", body: { step } }), {
    failure: "The step could not be saved",
    keep: KEY,
  });
}

export function useLoadSample() {
  return useCall(() => request("/api/admin/sample", { method: "POST" }), {
    failure: "The sample catalogue was not loaded",
    keep: KEY,
  });
}
