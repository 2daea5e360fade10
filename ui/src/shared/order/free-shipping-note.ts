import type { PublicSettings } from "@/shared/api/types";
import { formatPrice } from "@/shared/lib/money";

type Terms = Pick<PublicSettings, "deliveryPrice" | "freeDeliveryOver" | "collection">;

/**
 * Return "Free shipping on orders over €500" with the owner's amount; null where no order's size makes it free.
 */
export function freeShippingNote({ deliveryPrice, freeDeliveryOver, collection }: Terms): string | null {
  const isFreeAnyway = !deliveryPrice && collection;
  if (isFreeAnyway || !freeDeliveryOver) return null;
  return `Free shipping on orders over ${formatPrice(freeDeliveryOver).replace(/\.00$/, "")}`;
}
