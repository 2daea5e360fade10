import type { PaymentChoice, PublicSettings } from "@/shared/api/types";
import { groupIban } from "./group-iban";

/** The ways of paying by the names that customers read. */
export const METHOD_NAMES: Record<PaymentChoice, string> = {
  card: "Card",
  workshop: "In the workshop",
  transfer: "Bank transfer",
};

type Terms = Pick<PublicSettings, "bankAccount" | "address">;

/** Describe a way of paying to the customer who may choose it. */
export function describeMethod(
  method: PaymentChoice,
  { bankAccount, address }: Terms,
  isCollected: boolean,
): string {
  if (method === "card") return "You pay now, on the secure page of our card provider.";
  if (method === "workshop") {
    if (isCollected) return "You pay when you collect your order.";
    const where = address.trim().replace(/\s*\n\s*/g, ", ");
    return where ? `You pay in our workshop: ${where}.` : "You pay in our workshop.";
  }
  const to = bankAccount ? ` to ${bankAccount.accountName}, IBAN ${groupIban(bankAccount.iban)}` : "";
  return `You transfer the total${to}. The reference is your order number, which you get with the confirmation.`;
}
