import { useQuery } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import type { Backup, Preview } from "./backup";

/** What restoring a backup would bring and set aside, looked up each time it is asked. */
export function usePreviewBackup({ name }: Backup) {
  return useQuery({
    queryKey: ["backup preview", name],
    queryFn: ({ signal }) => request<Preview>(`/api/admin/backups/${name}/preview`, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function asideAddress(name: string, what: "orders" | "enquiries"): string {
  return `/api/admin/backups/${name}/newer-${what}.csv`;
}
