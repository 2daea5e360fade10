import type { PublicSettings } from "@/shared/api/types";
import { formatPrice, toCents } from "@/shared/lib/money";

type Terms = Pick<PublicSettings, "taxMode" | "deliveryPrice" | "freeDeliveryOver" | "collection">;

const TAX = { included: "incl. VAT", added: "plus VAT", none: "" };

/**
 * Return "incl. VAT, plus €9.90 delivery": what a price includes and what is added to it; "" where there is
 * nothing to say.
 */
export function priceNote(terms: Terms, price: string): string {
  return [TAX[terms.taxMode], deliveryNote(terms, price)].filter(Boolean).join(", ");
}

/**
 * Return the note on delivery. Without a price of delivery there is none, or "free delivery" where collection is
 * offered too.
 */
function deliveryNote({ deliveryPrice, freeDeliveryOver, collection }: Terms, price: string): string {
  if (!deliveryPrice) return collection ? "free delivery" : "";
  const isFree = freeDeliveryOver && toCents(price) > toCents(freeDeliveryOver);
  return isFree || toCents(deliveryPrice) === 0
    ? "free delivery"
    : `plus ${formatPrice(deliveryPrice)} delivery`;
}
