import type { PublicSettings } from "@/shared/api/types";
import { formatPrice, toCents } from "@/shared/lib/money";

type Terms = Pick<PublicSettings, "taxMode" | "deliveryPrice" | "freeDeliveryOver" | "collection">;

const TAX = { included: "incl. VAT", added: "plus VAT", none: "" };

/** "incl. VAT, plus €9.90 delivery": what a price holds and what comes on top; "" where nothing is to be said. */
export function priceNote(terms: Terms, price: string): string {
  return [TAX[terms.taxMode], deliveryNote(terms, price)].filter(Boolean).join(", ");
}

/** Without a price of delivery an order is as before there was one; collection beside none makes it free. */
function deliveryNote({ deliveryPrice, freeDeliveryOver, collection }: Terms, price: string): string {
  if (!deliveryPrice) return collection ? "free delivery" : "";
  const isFree = freeDeliveryOver && toCents(price) > toCents(freeDeliveryOver);
  return isFree || toCents(deliveryPrice) === 0
    ? "free delivery"
    : `plus ${formatPrice(deliveryPrice)} delivery`;
}
