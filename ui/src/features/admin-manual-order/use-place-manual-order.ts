import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";
import type { ManualOrderBody } from "./manual-order-draft";

type Placed = components["schemas"]["ManualOrderAnswer"];

/** Places the owner's own order. It takes stock; so does whatever made a refusal, so both read the shop again. */
export function usePlaceManualOrder(onPlaced: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ManualOrderBody) => request<Placed>("/api/admin/orders", { method: "POST", body }),
    onSuccess: ({ order }) => {
      toast({ title: `Order ${order.orderNumber} entered` });
      onPlaced(order.id);
    },
    onSettled: () => refreshCatalogue(client),
  });
}
