import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { type Backup, contentOf } from "./backup";
import { SECOND_FOLDER_KEY } from "./use-second-folder";

const PATH = "/api/admin/backups";
const KEY = apiKey(PATH);

/** The server makes backups by itself too, so the list is read again whenever it is opened. */
export function useBackups() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

export function useMakeBackup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(PATH, { method: "POST" }),
    onSuccess: (backup) => {
      toast({ title: "Backup made", description: contentOf(backup) ?? undefined });
      client.invalidateQueries({ queryKey: SECOND_FOLDER_KEY });
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: tellFailure("Failed to make a backup"),
  });
}

export function useDeleteBackup(): (backup: Backup) => Promise<unknown> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ name }: Backup) => request(`${PATH}/${name}`, { method: "DELETE" }),
    onSuccess: () => {
      toast({ title: "Backup deleted" });
      client.invalidateQueries({ queryKey: SECOND_FOLDER_KEY });
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: tellFailure("Failed to delete the backup"),
  });
  return mutateAsync;
}

/** Makes the shop what the backup holds; the server then ends every session. */
export function useRestoreBackup(onRestored: () => void): (backup: Backup) => Promise<unknown> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ name }: Backup) => request(`${PATH}/${name}/restore`, { method: "POST" }),
    onSuccess: () => {
      onRestored();
      toast({
        title: "Backup restored",
        description: "Sign in again with the password you had when the backup was made.",
      });
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "admin" });
    },
    onError: tellFailure("Failed to restore the backup"),
  });
  return mutateAsync;
}

export function downloadAddress({ name }: Backup): string {
  return `${PATH}/${name}/download`;
}

/** Read afresh what restoring a backup would bring and set aside. */
export function usePreviewBackup({ name }: Backup) {
  return useQuery({
    queryKey: ["backup preview", name],
    queryFn: ({ signal }) => request(`/api/admin/backups/${name}/preview`, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function asideAddress(name: string, what: "orders" | "enquiries"): string {
  return `/api/admin/backups/${name}/newer-${what}.csv`;
}
