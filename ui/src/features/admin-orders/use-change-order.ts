import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { FEED_KEY, orderKey } from "./order-keys";
import { STATUS_NAMES } from "./order-status";
import type { DeskOrder, OrderChange } from "./order-types";

/** Takes an order's next step or keeps a note. A refusal is told, and the order is read again as it now is. */
export function useChangeOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: OrderChange) =>
      request<DeskOrder>(`/api/admin/orders/${id}`, { method: "PATCH", body: change }),
    onSuccess: (order, { status }) => {
      client.setQueryData(orderKey(id), order);
      if (status) toast({ title: `Order ${order.orderNumber}: ${STATUS_NAMES[status]}` });
      // Cancelling puts the stock back, so the products are others too.
      return status === "cancelled"
        ? refreshCatalogue(client)
        : client.invalidateQueries({ queryKey: FEED_KEY });
    },
    onError: (error) => {
      tellFailure("Failed to update order")(error);
      return client.invalidateQueries({ queryKey: orderKey(id) });
    },
  });
}
