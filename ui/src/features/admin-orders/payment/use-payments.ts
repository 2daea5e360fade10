import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { SLIP } from "@/shared/admin/money/payment-words";
import type { PaymentBody } from "@/shared/admin/money/take-payment-form";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import { toast } from "@/shared/ui/toast-store";
import { orderKey } from "../alerts/use-admin-feed";
import type { AdminOrder } from "../order-types";

export type RefundBody = components["schemas"]["RefundBody"];

const CONFLICT = 409;

/** Record money that was taken. After a refusal the order is read again, and what was typed is not lost. */
export function useTakePayment({ id }: AdminOrder, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentBody) => request(`/api/admin/orders/${id}/payments`, { method: "POST", body }),
    onSuccess: (order, { amount }) => {
      client.setQueryData(orderKey(id), order);
      toast({ title: `Order ${order.orderNumber}: ${formatPrice(String(amount))} taken` });
      onDone();
    },
    onError: (error) => readAgain(client, id, error),
  });
}

/** Record money that is paid back, with the stock of its pieces. */
export function useRefund({ id }: AdminOrder, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RefundBody) => request(`/api/admin/orders/${id}/refunds`, { method: "POST", body }),
    onSuccess: (order, { amount, reason }) => {
      client.setQueryData(orderKey(id), order);
      const done = reason === SLIP ? "was entered by mistake" : "refunded";
      toast({ title: `Order ${order.orderNumber}: ${formatPrice(String(amount))} ${done}` });
      onDone();
      return refreshCatalogue(client);
    },
    onError: (error) => readAgain(client, id, error),
  });
}

/** Reopen a cancelled order that was paid. A refusal is shown, because its pieces may be sold by now. */
export function useTakeUp({ id }: AdminOrder) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/api/admin/orders/${id}/take-up`, { method: "POST" }),
    onSuccess: (order) => {
      client.setQueryData(orderKey(id), order);
      toast({ title: `Order ${order.orderNumber} is reopened` });
      return refreshCatalogue(client);
    },
    onError: (error) => {
      toast({ title: "Failed to reopen the order", description: serverMessage(error), tone: "danger" });
      return readAgain(client, id, error);
    },
  });
}

/** Read the order again, which is shown behind the question. */
function readAgain(client: QueryClient, id: string, error: unknown): Promise<void> | undefined {
  const moved = error instanceof ApiError && error.status === CONFLICT;
  return moved ? client.invalidateQueries({ queryKey: orderKey(id) }) : undefined;
}
