import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";
import { orderKey } from "../alerts/use-admin-feed";
import type { AdminOrder } from "../order-types";

type Returned = components["schemas"]["ReturnBody"];

/** Takes pieces back. After a refusal the order is read again as it now is; what was typed stays. */
export function useReturnItems({ id }: AdminOrder, onDone: (order: AdminOrder, body: Returned) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Returned) => request(`/api/admin/orders/${id}/returns`, { method: "POST", body }),
    onSuccess: (order, body) => {
      client.setQueryData(orderKey(id), order);
      toast({ title: `Order ${order.orderNumber}: back in stock` });
      onDone(order, body);
    },
    onSettled: () => refreshCatalogue(client),
  });
}
