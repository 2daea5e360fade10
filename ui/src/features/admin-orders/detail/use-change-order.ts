import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isConflict } from "@/shared/admin/read-after-conflict";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { formatPrice } from "@/shared/lib/money";
import { toast } from "@/shared/ui/toast-store";
import { FEED_KEY, orderKey } from "../alerts/use-admin-feed";
import { type AdminOrder, isStepBack, type OrderChange, STATUS_NAMES } from "../order-types";

/** The mail of a step waits so long. */
const UNDO_MS = 10_000;

/**
 * Take an order's next step or add a note. A refusal is shown, and the order is read again. A change that would
 * overwrite something sends in `updatedAt` which order was shown.
 */
export function useChangeOrder(id: string) {
  const client = useQueryClient();
  return useCall((change: OrderChange) => sendChange(id, change), {
    keep: orderKey(id),
    done: (order, { status }) => {
      if (status) tellStep(client, order);
      // Cancelling puts the stock back, so the products have changed too.
      return status === "cancelled"
        ? refreshCatalogue(client)
        : client.invalidateQueries({ queryKey: FEED_KEY });
    },
    refused: (error) => tellRefusal(client, id, error),
  });
}

function sendChange(id: string, change: OrderChange): Promise<AdminOrder> {
  return request(`/api/admin/orders/${id}`, { method: "PATCH", body: change });
}

function tellRefusal(client: QueryClient, id: string, error: unknown): Promise<void> {
  toast({ title: "Failed to update order", description: describeRefusal(error), tone: "danger" });
  return client.invalidateQueries({ queryKey: orderKey(id) });
}

/** Return both values, where the order had changed meanwhile. */
export function describeRefusal(error: unknown): string | undefined {
  const both = Object.values(fieldMessages(error));
  const message = serverMessage(error);
  return both.length > 0 && message ? [`${message}.`, ...both].join(" ") : message;
}

/** Show a step in a toast, which can be undone until the customer is informed. */
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

/** Return the history's sentence on the customer's notification, after a step back only. */
function describeStepBack({ history, status }: AdminOrder): string | undefined {
  const wasAhead = ["ready", "shipped"].includes(history.at(-2)?.status ?? "");
  return status === "confirmed" && wasAhead ? history.at(-1)?.note?.split("\n").at(-1) : undefined;
}

async function stepBack(client: QueryClient, id: string): Promise<void> {
  try {
    const shown = client.getQueryData<AdminOrder>(orderKey(id));
    const order = await sendChange(id, { status: "confirmed", updatedAt: shown?.updatedAt ?? null });
    client.setQueryData(orderKey(id), order);
    tellStep(client, order);
  } catch (error) {
    await tellRefusal(client, id, error);
  }
}

/** Save a correction of the order that was read. `fresh` is the order as it is now, when it had changed. */
export function useCorrectOrder(base: AdminOrder) {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<AdminOrder>();
  const path = `/api/admin/orders/${base.id}` as const;
  const { reset, ...correct } = useCall(
    (correction: OrderChange) => request(path, { method: "PATCH", body: correction }),
    {
      keep: orderKey(base.id),
      success: ({ orderNumber, total }) => ({
        title: `Order ${orderNumber} corrected`,
        description:
          total === base.total ? undefined : `Total ${formatPrice(base.total)} → ${formatPrice(total)}`,
      }),
      refused: async (error) => {
        if (!isConflict(error)) return;
        const now = await request(path);
        if (now.updatedAt !== base.updatedAt) setFresh(now);
        client.setQueryData(orderKey(base.id), now);
      },
      // Its lines took stock, or gave it back, and so did whatever made a refusal.
      reload: refreshCatalogue,
      reloadsAlways: true,
    },
  );
  return {
    ...correct,
    fresh,
    reset: () => {
      setFresh(undefined);
      reset();
    },
  };
}

/** Return one order, read again whenever it is opened. */
export function useOrder(id: string) {
  return useQuery({ ...reading(orderKey(id)), refetchOnMount: "always" });
}
