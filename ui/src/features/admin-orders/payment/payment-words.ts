import { refundBody } from "@/shared/api/fields/admin-fields";
import { toCents } from "@/shared/lib/money";
import type { AdminOrder, AdminOrderItem, ListedOrder, OrderPayment, PaymentGroup } from "../order-types";

export type PaymentState = ListedOrder["paymentState"];
export type PaymentMethod = OrderPayment["method"];
/** The means that the owner records; a payment on the website is the card provider's to say. */
export type OwnMethod = Exclude<PaymentMethod, "card_online">;

export const STATE_NAMES: Record<PaymentState, string> = {
  unpaid: "Unpaid",
  open: "Card payment open",
  part_paid: "Part paid",
  paid: "Paid",
  overpaid: "Overpaid",
  part_refunded: "Part refunded",
  refunded: "Refunded",
};

export const GROUP_NAMES: Record<PaymentGroup, string> = {
  unpaid: "Unpaid",
  open: "Open",
  paid: "Paid",
  refunded: "Refunded",
};

export const GROUPS = Object.keys(GROUP_NAMES) as PaymentGroup[];

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  cash: "Cash",
  terminal: "Card terminal",
  transfer: "Bank transfer",
  card_online: "Card online",
  other: "Other",
};

/** Sentences on the way of paying that the order was placed with. */
export const CHOICES: Record<NonNullable<AdminOrder["paymentMethod"]>, string> = {
  card: "To be paid by card online.",
  workshop: "To be paid in the workshop.",
  transfer: "To be paid by bank transfer.",
};

/** The server's word for a refund that takes back what was never paid. */
export const SLIP = "Entered by mistake";

/** False where nothing is due: without money, and cancelled or completed without a way of paying. */
export function hasPaymentMark({ status, paymentMethod, paymentState, paid }: ListedOrder): boolean {
  const isOver = status === "cancelled" || (status === "completed" && paymentMethod === null);
  return !isOver || paymentState === "open" || toCents(paid) > 0;
}

/** "cash" for a payment in the workshop, the way of the last payment once there is one. */
export function usualMethod({ paymentMethod, payments }: AdminOrder): PaymentMethod {
  return payments.at(-1)?.method ?? (paymentMethod === "transfer" ? "transfer" : "cash");
}

/** Pieces by the id of their line. */
export type Pieces = Readonly<Record<string, number>>;

/** The price of the chosen pieces in cents, their tax included; delivery stays with the order. */
export function priceOf(pieces: Pieces, { items, taxMode }: AdminOrder): number {
  const shares = items.map((item) => shareOf(item, pieces[item.id] ?? 0, taxMode === "added"));
  return shares.reduce((sum, share) => sum + share, 0);
}

function shareOf({ subtotal, tax, quantity }: AdminOrderItem, pieces: number, isTaxAdded: boolean): number {
  const whole = toCents(subtotal) + (isTaxAdded ? toCents(tax) : 0);
  return Math.round((whole * pieces) / quantity);
}

/** 1250 → "12.50", as an amount is typed and sent. */
export function typedAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The server's sentences for what it would refuse, by field; empty for what can be sent. */
export function faultsOf({ amount, reason }: { amount: string; reason?: string }): Record<string, string> {
  return {
    ...(!readAmount(amount) && { amount: refundBody.amount.message }),
    ...(reason?.trim() === "" && { reason: refundBody.reason.message }),
  };
}

/** The cents of a typed amount, with a point or a comma; undefined for what is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(text) : undefined;
}
