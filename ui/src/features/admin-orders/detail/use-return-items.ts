import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { nameDocument } from "@/shared/documents/document-names";
import { orderKey } from "../alerts/use-admin-feed";
import type { AdminOrder } from "../order-types";

type Returned = components["schemas"]["ReturnBody"];

/** Take pieces back. After a refusal the order is read again, and what was typed is not lost. */
export function useReturnItems(
  { id, documents }: AdminOrder,
  onDone: (order: AdminOrder, body: Returned) => void,
) {
  return useCall((body: Returned) => request(`/api/admin/orders/${id}/returns`, { method: "POST", body }), {
    keep: orderKey(id),
    success: (order) => {
      const note = order.documents.slice(documents.length).find(({ kind }) => kind === "credit_note");
      return {
        title: `Order ${order.orderNumber}: back in stock`,
        description: note && `${nameDocument(note)} is made.`,
      };
    },
    done: onDone,
    reload: refreshCatalogue,
    reloadsAlways: true,
  });
}
