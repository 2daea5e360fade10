import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { FEED_KEY, orderKey } from "./order-keys";
import { isStepBack, STATUS_NAMES } from "./order-status";
import type { AdminOrder, OrderChange } from "./order-types";

/** As long as the mail of a step waits. */
const UNDO_MS = 10_000;

/** Takes an order's next step or keeps a note. A refusal is told, and the order is read again as it now is. */
export function useChangeOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: OrderChange) => sendChange(id, change),
    onSuccess: (order, { status }) => {
      client.setQueryData(orderKey(id), order);
      if (status) tellStep(client, order);
      // Cancelling puts the stock back, so the products are others too.
      return status === "cancelled"
        ? refreshCatalogue(client)
        : client.invalidateQueries({ queryKey: FEED_KEY });
    },
    onError: (error) => tellRefusal(client, id, error),
  });
}

function sendChange(id: string, change: OrderChange): Promise<AdminOrder> {
  return request<AdminOrder>(`/api/admin/orders/${id}`, { method: "PATCH", body: change });
}

function tellRefusal(client: QueryClient, id: string, error: unknown): Promise<void> {
  tellFailure("Failed to update order")(error);
  return client.invalidateQueries({ queryKey: orderKey(id) });
}

/** With a way back where there is one, for as long as the customer has not been told. */
function tellStep(client: QueryClient, order: AdminOrder): void {
  const canGoBack = order.nextStatuses.some((next) => isStepBack(order, next));
  toast({
    title: `Order ${order.orderNumber}: ${STATUS_NAMES[order.status]}`,
    description: describeStepBack(order),
    ...(canGoBack && {
      durationMs: UNDO_MS,
      action: {
        label: "Undo",
        elsewhere: "also by Back to confirmed on the order",
        onAct: () => stepBack(client, order.id),
      },
    }),
  });
}

/** Whether the customer had been told of the step, in the words that the history keeps. */
function describeStepBack({ history, status }: AdminOrder): string | undefined {
  const wasAhead = ["ready", "shipped"].includes(history.at(-2)?.status ?? "");
  return status === "confirmed" && wasAhead ? history.at(-1)?.note?.split("\n").at(-1) : undefined;
}

async function stepBack(client: QueryClient, id: string): Promise<void> {
  try {
    const order = await sendChange(id, { status: "confirmed" });
    client.setQueryData(orderKey(id), order);
    tellStep(client, order);
  } catch (error) {
    await tellRefusal(client, id, error);
  }
}
