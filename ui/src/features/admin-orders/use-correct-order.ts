import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { ApiError } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { formatPrice } from "@/shared/lib/money";
import { toast } from "@/shared/ui/toast-store";
import { orderKey } from "./order-keys";
import type { AdminOrder, OrderChange } from "./order-types";

const CONFLICT = 409;

/** Saves a correction of the order that was read. `fresh` is the order as it is now, when that was another one. */
export function useCorrectOrder(base: AdminOrder, onSaved: () => void) {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<AdminOrder>();
  const path = `/api/admin/orders/${base.id}`;
  const { reset, ...correct } = useMutation({
    mutationFn: (correction: OrderChange) => request<AdminOrder>(path, { method: "PATCH", body: correction }),
    onSuccess: (order) => {
      client.setQueryData(orderKey(order.id), order);
      const change = `Total ${formatPrice(base.total)} → ${formatPrice(order.total)}`;
      toast({
        title: `Order ${order.orderNumber} corrected`,
        description: order.total === base.total ? undefined : change,
      });
      onSaved();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== CONFLICT) return;
      const now = await request<AdminOrder>(path);
      if (now.updatedAt !== base.updatedAt) setFresh(now);
      client.setQueryData(orderKey(base.id), now);
    },
    // Its lines took stock, or gave it back; so did whatever made a refusal.
    onSettled: () => refreshCatalogue(client),
  });
  return {
    ...correct,
    fresh,
    reset: () => {
      setFresh(undefined);
      reset();
    },
  };
}
