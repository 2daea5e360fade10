import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { type Backup, contentOf } from "./backup";
import { SECOND_FOLDER_KEY } from "./use-second-folder";

const PATH = "/api/admin/backups";
const KEY = apiKey(PATH);

/**
 * Return the backups. The server makes backups by itself too, so the list is read again whenever it is opened.
 */
export function useBackups() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

export function useMakeBackup() {
  return useCall(() => request(PATH, { method: "POST" }), {
    failure: "Failed to make a backup",
    success: (backup) => ({ title: "Backup made", description: contentOf(backup) ?? undefined }),
    reload: [KEY, SECOND_FOLDER_KEY],
  });
}

export function useDeleteBackup(): (backup: Backup) => Promise<unknown> {
  const { mutateAsync } = useCall(({ name }: Backup) => request(`${PATH}/${name}`, { method: "DELETE" }), {
    failure: "Failed to delete the backup",
    success: { title: "Backup deleted" },
    reload: [KEY, SECOND_FOLDER_KEY],
  });
  return mutateAsync;
}

/** Restore the shop from a backup. The server then ends every session. */
export function useRestoreBackup(onRestored: () => void): (backup: Backup) => Promise<unknown> {
  const { mutateAsync } = useCall(
    ({ name }: Backup) => request(`${PATH}/${name}/restore`, { method: "POST" }),
    {
      failure: "Failed to restore the backup",
      success: {
        title: "Backup restored",
        description: "Sign in again with the password you had when the backup was made.",
      },
      done: onRestored,
      reload: (client) => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "admin" }),
    },
  );
  return mutateAsync;
}

export function downloadAddress({ name }: Backup): string {
  return `${PATH}/${name}/download`;
}

/** Read again what restoring a backup would bring and set aside. */
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
