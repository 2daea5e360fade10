import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type SecondFolder = components["schemas"]["SecondFolderView"];

const PATH = "/api/admin/backup-folder";
export const SECOND_FOLDER_KEY = apiKey(PATH);
const WHILE_COPYING_MS = 1000;
const AT_REST_MS = 15_000;

/**
 * Return the second folder. It is read again by itself, because a stick can be unplugged and a copy takes a
 * while.
 */
export function useSecondFolder() {
  return useQuery({
    ...reading(SECOND_FOLDER_KEY),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.copying ? WHILE_COPYING_MS : AT_REST_MS),
  });
}

export function useChooseFolder() {
  return useCall((path: string) => request(PATH, { method: "PATCH", body: { path } }), {
    failure: "Failed to choose the folder",
    atFields: true,
    keep: SECOND_FOLDER_KEY,
    success: ({ path }) => ({ title: path ? "Second folder chosen" : "Second folder no longer used" }),
    reload: apiKey("/api/admin/backups"),
  });
}
