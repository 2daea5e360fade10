import { useQuery } from "@tanstack/react-query";
import type { FittedLine } from "@/shared/admin/fitted/fitted-buttons";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import type { AdminOrder, AdminOrderItem } from "../order-types";

const fittedKey = (id: string) => apiKey(`/api/admin/orders/${id}/fitted`);

/**
 * Return the cars to which the part of a line was fitted; undefined while that is read, and for a part that
 * cannot have been.
 */
export function useFittedLine(order: AdminOrder, item: AdminOrderItem): FittedLine | undefined {
  const enabled = order.status === "completed";
  const { data: lines } = useQuery({ ...reading(fittedKey(order.id)), enabled });
  return lines?.find(({ itemId }) => itemId === item.id);
}

/** Note that a part fitted its vehicle's model, or the given one, and offer to undo it. */
export function useSayFitted(order: AdminOrder, item: AdminOrderItem) {
  return useUndoableCall(
    (modelId?: string) =>
      callUndoably(`/api/admin/orders/${order.id}/items/${item.id}/fitted`, {
        method: "POST",
        body: modelId ? { modelId } : {},
      }),
    {
      failure: "It could not be saved",
      success: { title: "It fitted: shown on the product's page", description: item.productName },
      undoneTitle: UNDONE,
      keep: fittedKey(order.id),
      reload: refreshCatalogue,
      reloadsAlways: true,
    },
  );
}
