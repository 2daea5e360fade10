import type { CartItem, PublicSettings } from "@/shared/api/types";

type Ordered = Pick<CartItem, "quantity"> & {
  product: Pick<CartItem["product"], "inventory" | "madeToOrder">;
};

/** Return "From our workshop today until 18:00", without the time unless everything is in stock. */
export function sayCollection(items: Ordered[], time: PublicSettings["collectionTime"]): string {
  const isReady = items.every(
    ({ quantity, product }) => quantity <= product.inventory && product.madeToOrder === 0,
  );
  const isKnown = time !== null && Date.parse(time.until) > Date.now();
  return isReady && isKnown ? `From our workshop ${time.said}` : "From our workshop";
}
