import { useQuery, useQueryClient } from "@tanstack/react-query";
import { focusMain } from "@/shared/admin/focus-main";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { bringBack } from "@/shared/admin/undo";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { type Deletion, sayDone } from "./describe-deletion";

const PATH = "/api/admin/deleted";
const KEY = apiKey(PATH);

/**
 * Return what was deleted. It is read again whenever it is opened, because every other screen deletes and the
 * days run out.
 */
export function useDeleted() {
  return useQuery({ ...reading(KEY), ...SHARED_LIST, refetchOnMount: "always" });
}

export function useBringBack() {
  const client = useQueryClient();
  return useCall((deletion: Deletion) => bringBack(client, deletion.id, sayDone(deletion)));
}

export function useForget() {
  return useCall(({ id }: Deletion) => request(`${PATH}/${id}`, { method: "DELETE" }), {
    failure: "Failed to delete it permanently",
    success: { title: "Permanently deleted" },
    done: focusMain,
    reload: KEY,
  });
}
