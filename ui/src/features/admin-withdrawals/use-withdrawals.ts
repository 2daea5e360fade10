import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** A customer's statement, and what the owner did with it. */
export type Withdrawal = components["schemas"]["WithdrawalView"];
export type WithdrawalStatus = Withdrawal["status"];
type WithdrawalChange = components["schemas"]["WithdrawalChange"];

const KEY = apiKey("/api/admin/withdrawals");

/** All withdrawals, newest first, read anew whenever the list is opened. */
export function useWithdrawals() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

/** Takes the next step; the counts of the bar and of Today are then others. */
export function useChangeWithdrawal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: WithdrawalChange) =>
      request(`/api/admin/withdrawals/${id}`, { method: "PATCH", body: change }),
    onSuccess: (changed) => {
      client.setQueryData(KEY, (known) => known?.map((each) => (each.id === changed.id ? changed : each)));
      // Accepting may cancel its order and put the stock back, so all of these are others too.
      return refreshCatalogue(client);
    },
    onError: (error) => {
      tellFailure("Failed to update withdrawal")(error);
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Keeps the day on which the order was delivered, null where nobody knows. */
export function useDeliveryDay(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveredAt: string | null) =>
      request(`/api/admin/orders/${orderId}`, { method: "PATCH", body: { deliveredAt } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: tellFailure("Failed to update order"),
  });
}
