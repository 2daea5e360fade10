import { SLIP } from "@/shared/admin/money/payment-words";
import { type RefundBody, refundToast } from "@/shared/admin/money/refund-form";
import type { PaymentBody } from "@/shared/admin/money/take-payment-form";
import { useReadAfterConflict } from "@/shared/admin/read-after-conflict";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { formatPrice } from "@/shared/lib/money";
import { orderKey } from "../alerts/use-admin-feed";
import type { AdminOrder } from "../order-types";
import type { Pieces } from "./payment-words";

/** Record money that was taken. After a refusal the order is read again, and what was typed is not lost. */
export function useTakePayment({ id }: AdminOrder) {
  return useCall(
    (body: PaymentBody) => request(`/api/admin/orders/${id}/payments`, { method: "POST", body }),
    {
      keep: orderKey(id),
      success: ({ orderNumber }, { amount }) => ({
        title: `Order ${orderNumber}: ${formatPrice(String(amount))} taken`,
      }),
      refused: useReadAfterConflict(orderKey(id)),
    },
  );
}

interface RefundedItems {
  pieces: Pieces;
  restock: boolean;
  withdrawalId: string | null;
}

/** Record money that is paid back, with the stock of its pieces. */
export function useRefund({ id }: AdminOrder, items: RefundedItems) {
  return useCall(
    (money: RefundBody) =>
      request(`/api/admin/orders/${id}/refunds`, { method: "POST", body: withItems(money, items) }),
    {
      keep: orderKey(id),
      success: ({ orderNumber }, money) => refundToast(`Order ${orderNumber}`, money),
      reload: refreshCatalogue,
      refused: useReadAfterConflict(orderKey(id)),
    },
  );
}

/** Add the chosen items, of which a payment that was entered by mistake has none. */
function withItems(money: RefundBody, { pieces, restock, withdrawalId }: RefundedItems) {
  if (money.reason === SLIP) return money;
  const lines = Object.entries(pieces)
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...money, lines, restock: restock && lines.length > 0, withdrawalId };
}

/** Reopen a cancelled order that was paid. A refusal is shown, because its pieces may be sold by now. */
export function useTakeUp({ id }: AdminOrder) {
  return useCall(() => request(`/api/admin/orders/${id}/take-up`, { method: "POST" }), {
    failure: "Failed to reopen the order",
    keep: orderKey(id),
    success: ({ orderNumber }) => ({ title: `Order ${orderNumber} is reopened` }),
    reload: refreshCatalogue,
    refused: useReadAfterConflict(orderKey(id)),
  });
}
