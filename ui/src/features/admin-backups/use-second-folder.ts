import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellUnlessAtField } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

export type SecondFolder = components["schemas"]["SecondFolderView"];

const PATH = "/api/admin/backup-folder";
export const SECOND_FOLDER_KEY = apiKey(PATH);
const WHILE_COPYING_MS = 1000;
const AT_REST_MS = 15_000;

/** Read again by itself: a stick comes and goes, and a copy takes a while. */
export function useSecondFolder() {
  return useQuery({
    ...reading(SECOND_FOLDER_KEY),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.copying ? WHILE_COPYING_MS : AT_REST_MS),
  });
}

export function useChooseFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => request(PATH, { method: "PATCH", body: { path } }),
    onSuccess: (folder) => {
      client.setQueryData(SECOND_FOLDER_KEY, folder);
      client.invalidateQueries({ queryKey: apiKey("/api/admin/backups") });
      toast({ title: folder.path ? "Second folder chosen" : "Second folder no longer used" });
    },
    onError: tellUnlessAtField("Failed to choose the folder"),
  });
}
