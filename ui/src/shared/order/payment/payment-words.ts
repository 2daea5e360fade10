import type { PaymentChoice, PublicSettings } from "@/shared/api/types";
import { placeWord } from "@/shared/api/use-settings";
import { groupIban } from "./group-iban";

type Place = Pick<PublicSettings, "worksOnCars">;
type Terms = Place & Pick<PublicSettings, "bankAccount" | "address">;

/** Return the name of a way of paying that customers read. */
export function nameMethod(method: PaymentChoice, place: Place): string {
  if (method === "workshop") return `In the ${placeWord(place)}`;
  return method === "card" ? "Card" : "Bank transfer";
}

/** Describe a way of paying to the customer who may choose it. */
export function describeMethod(method: PaymentChoice, terms: Terms, isCollected: boolean): string {
  const { bankAccount, address } = terms;
  if (method === "card") return "You pay now, on the secure page of our card provider.";
  if (method === "workshop") {
    if (isCollected) return "You pay when you collect your order.";
    const where = address.trim().replace(/\s*\n\s*/g, ", ");
    return `You pay in our ${placeWord(terms)}${where && `: ${where}`}.`;
  }
  const to = bankAccount ? ` to ${bankAccount.accountName}, IBAN ${groupIban(bankAccount.iban)}` : "";
  return `You transfer the total${to}. The reference is your order number, which you get with the confirmation.`;
}
