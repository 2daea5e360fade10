import { refundBody } from "@/shared/api/fields/admin-fields";
import type { components } from "@/shared/api/schema";
import { toCents } from "@/shared/lib/money";
import { readDecimal } from "./read-price";

export type Payment = components["schemas"]["AdminPaymentView"];
export type PaymentState = components["schemas"]["AdminOrderView"]["paymentState"];
export type PaymentMethod = Payment["method"];
/** The ways of payment that the owner records. The card provider reports a payment on the website. */
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

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  cash: "Cash",
  terminal: "Card terminal",
  transfer: "Bank transfer",
  card_online: "Card online",
  other: "Other",
};

export const OWN_METHODS: OwnMethod[] = ["cash", "terminal", "transfer", "other"];

/** The server's word for a refund of what was never paid. */
export const SLIP = "Entered by mistake";

/** Earlier payments show how the next one will probably be made. */
export interface Paid {
  payments: Payment[];
  /** The way of paying that was chosen when the order was placed. */
  paymentMethod?: "card" | "workshop" | "transfer" | null;
}

/** Return "cash" for a payment in the workshop, or the way of the last payment once there is one. */
export function usualMethod({ paymentMethod, payments }: Paid): PaymentMethod {
  return payments.at(-1)?.method ?? (paymentMethod === "transfer" ? "transfer" : "cash");
}

/** Return 1250 as "12.50", as an amount is typed and sent. */
export function typedAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Return the server's sentences for what it would refuse, by field; empty for what can be sent. */
export function faultsOf({ amount, reason }: { amount: string; reason?: string }): Record<string, string> {
  return {
    ...(!readAmount(amount) && { amount: refundBody.amount.message }),
    ...(reason?.trim() === "" && { reason: refundBody.reason.message }),
  };
}

/** Return the cents of a typed amount, with a point or a comma; undefined for what is none. */
export function readAmount(typed: string): number | undefined {
  const text = readDecimal(typed);
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? toCents(text) : undefined;
}
