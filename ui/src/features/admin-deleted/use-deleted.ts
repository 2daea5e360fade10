import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { bringBack } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

export type Deletion = components["schemas"]["DeletionView"];

const PATH = "/api/admin/deleted";
const KEY = apiKey(PATH);

/** Read again whenever it is opened: every other screen deletes, and the days run out. */
export function useDeleted() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

export function useBringBack() {
  const client = useQueryClient();
  return useMutation({ mutationFn: ({ id }: Deletion) => bringBack(client, id) });
}

export function useForget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Deletion) => request(`${PATH}/${id}`, { method: "DELETE" }),
    onSuccess: () => {
      toast({ title: "Permanently deleted" });
      document.getElementById("main")?.focus({ preventScroll: true });
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: tellFailure("Failed to delete it permanently"),
  });
}
