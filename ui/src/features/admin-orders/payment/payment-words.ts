import { formatPrice, toCents } from "@/shared/lib/money";
import type { AdminOrder, AdminOrderItem, ListedOrder, PaymentGroup } from "../order-types";

export const GROUP_NAMES: Record<PaymentGroup, string> = {
  unpaid: "Unpaid",
  open: "Open",
  paid: "Paid",
  refunded: "Refunded",
  check: "To check",
  came: "Paid since yesterday",
};

export const GROUPS = Object.keys(GROUP_NAMES) as PaymentGroup[];

/** The sentences about the way of paying that was chosen with the order. */
const CHOICES: Record<NonNullable<AdminOrder["paymentMethod"]>, string> = {
  card: "To be paid by card online.",
  workshop: "To be paid in the workshop.",
  transfer: "To be paid by bank transfer.",
};

type Lines = { items: { quantity: number; returned: number }[] };

/** Return whether all pieces of an order came back. */
export function cameBack({ items }: Lines): boolean {
  return items.length > 0 && items.every(({ quantity, returned }) => returned >= quantity);
}

type Unpaid = Pick<AdminOrder, "status" | "paymentMethod" | "owed" | "total"> & Lines;

/** Describe an order for which no payment is recorded. The amount is named where it is not the total any more. */
export function sayUnpaid(order: Unpaid): string {
  const { status, paymentMethod, owed, total } = order;
  if (status === "cancelled" || !paymentMethod) return "No payment recorded.";
  if (cameBack(order)) return "All of it came back: there is nothing to pay.";
  const said = CHOICES[paymentMethod];
  return toCents(owed) < toCents(total) ? `${said} Still to pay: ${formatPrice(owed)}.` : said;
}

/**
 * Return whether an order has a payment mark. It has none where nothing is due: without money, and cancelled or
 * completed without a way of paying, or come back as a whole.
 */
export function hasPaymentMark(order: ListedOrder): boolean {
  const { status, paymentMethod, paymentState, paid } = order;
  const isOver =
    status === "cancelled" || (status === "completed" && (paymentMethod === null || cameBack(order)));
  return !isOver || paymentState === "open" || toCents(paid) > 0;
}

/** Relate what is to be paid back after a withdrawal from a part to what is still to pay, where both are shown. */
export function sayBothWays(
  order: Pick<AdminOrder, "withdrawal" | "owed" | "refundable">,
): string | undefined {
  const { withdrawal, owed, refundable } = order;
  const isOpen = withdrawal?.status === "new" || withdrawal?.status === "accepted";
  if (!isOpen || toCents(owed) === 0 || toCents(refundable) === 0) return undefined;
  return `The customer withdrew from a part. ${formatPrice(owed)} is left to pay if the ${formatPrice(refundable)} that was paid stays here for the rest; then nothing goes back. Agree on it with the customer.`;
}

/** Pieces by the id of their line. */
export type Pieces = Readonly<Record<string, number>>;

/** Return the price of the chosen pieces in cents, with their tax. Delivery is not part of it. */
export function priceOf(pieces: Pieces, { items, taxMode }: AdminOrder): number {
  const shares = items.map((item) => shareOf(item, pieces[item.id] ?? 0, taxMode === "added"));
  return shares.reduce((sum, share) => sum + share, 0);
}

function shareOf(
  { subtotal, discount, tax, quantity }: AdminOrderItem,
  pieces: number,
  isTaxAdded: boolean,
): number {
  const whole = toCents(subtotal) - toCents(discount) + (isTaxAdded ? toCents(tax) : 0);
  return Math.round((whole * pieces) / quantity);
}
