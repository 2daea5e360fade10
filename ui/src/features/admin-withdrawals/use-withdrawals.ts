import { useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** A customer's statement, and its state for the owner. */
export type Withdrawal = components["schemas"]["WithdrawalView"];
export type WithdrawalStatus = Withdrawal["status"];
type WithdrawalChange = components["schemas"]["WithdrawalChange"];

const KEY = apiKey("/api/admin/withdrawals");

/** Return all withdrawals, newest first, read again whenever the list is opened. */
export function useWithdrawals() {
  return useQuery({ ...reading(KEY), ...SHARED_LIST, refetchOnMount: "always" });
}

/** Take the next step, which changes the counts of the bar and of Today. */
export function useChangeWithdrawal(id: string) {
  const client = useQueryClient();
  return useCall(
    (change: WithdrawalChange) => request(`/api/admin/withdrawals/${id}`, { method: "PATCH", body: change }),
    {
      failure: "Failed to update withdrawal",
      done: (changed) =>
        client.setQueryData(KEY, (known) => known?.map((each) => (each.id === changed.id ? changed : each))),
      // Accepting may cancel its order and put the stock back, so all of these have changed too.
      reload: refreshCatalogue,
      refused: () => client.invalidateQueries({ queryKey: KEY }),
    },
  );
}

/** Store the day on which the order was delivered, null where nobody knows. */
export function useDeliveryDay(orderId: string) {
  return useCall(
    (deliveredAt: string | null) =>
      request(`/api/admin/orders/${orderId}`, { method: "PATCH", body: { deliveredAt } }),
    { failure: "Failed to update order", reload: KEY },
  );
}
