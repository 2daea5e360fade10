import { useQuery } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import type { Backup } from "./backup";

type OrderPage = components["schemas"]["OrdersView"];

/** How many orders came in after a backup: those that restoring it would set aside. Counted when asked for. */
export function useNewerOrders(backup: Backup) {
  return useQuery({
    queryKey: ["orders newer than", backup.createdAt],
    queryFn: ({ signal }) => countNewer(backup.createdAt, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The list comes newest first, so counting ends with the first page that holds an older one. */
async function countNewer(since: string, signal: AbortSignal): Promise<number> {
  let newer = 0;
  for (let page = 1; ; page++) {
    const { orders } = await request<OrderPage>(`/api/admin/orders?page=${page}`, { signal });
    const found = orders.filter(({ createdAt }) => createdAt > since).length;
    newer += found;
    if (found === 0 || found < orders.length) return newer;
  }
}
