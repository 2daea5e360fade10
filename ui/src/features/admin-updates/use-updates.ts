import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { useOnAdminListener } from "@/shared/admin/use-this-pc";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type Updates = components["schemas"]["UpdatesView"];

const PATH = "/api/admin/updates";
const KEY = apiKey(PATH);
const WHILE_INSTALLING_MS = 1000;
const AT_REST_MS = 60 * 60_000;

/** Return whether the update is being installed, so that this window may end at any moment. */
export function isUnderWay({ state }: Updates): boolean {
  return state === "fetching" || state === "backing-up" || state === "starting";
}

/** Return the newer version, as the server knows it. Reading it asks nobody else. */
export function useUpdates() {
  return useQuery({
    ...reading(KEY),
    enabled: useOnAdminListener(),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? WHILE_INSTALLING_MS : AT_REST_MS),
  });
}

/** Set a source and look there at once, because the owner set it for that. A refusal is shown at its field. */
export function useChooseSource() {
  return useCall(
    async (source: string) => {
      const chosen = await request(PATH, { method: "PATCH", body: { source } });
      return source ? request(`${PATH}/check`, { method: "POST" }) : chosen;
    },
    { failure: "Failed to save the address", keep: KEY },
  );
}

export function useLookForUpdate() {
  return useCall(() => request(`${PATH}/check`, { method: "POST" }), {
    failure: "Failed to check for a newer version",
    keep: KEY,
  });
}

export function useInstallUpdate() {
  return useCall((version: string) => request(`${PATH}/install`, { method: "POST", body: { version } }), {
    failure: "The update was not started",
    keep: KEY,
  });
}
