import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type ThisPc = components["schemas"]["ThisPcView"];

const PC_PATH = "/api/admin/this-pc";
const PC_KEY = apiKey(PC_PATH);

/**
 * Return whether the page was sent by the admin listener. Only there the server sends with the page whether the
 * first password is due.
 */
export function useOnAdminListener(): boolean {
  return useQueryClient().getQueryData(apiKey("/api/admin/setup")) !== undefined;
}

/** Read the PC that the shop runs on, at the admin listener only, since elsewhere there is no such call. */
export function useThisPc(enabled = true) {
  return useQuery({ ...reading(PC_KEY), enabled });
}

export function useSwitchAutostart() {
  return useCall((autostart: boolean) => request(PC_PATH, { method: "PATCH", body: { autostart } }), {
    failure: "Starting at sign-in could not be changed",
    keep: PC_KEY,
  });
}

export function useOpenFolder() {
  return useCall(() => request(`${PC_PATH}/open-data-folder`, { method: "POST" }), {
    failure: "The folder could not be opened",
  });
}
