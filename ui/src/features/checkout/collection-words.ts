import type { CartItem, PublicSettings } from "@/shared/api/types";
import { placeWord } from "@/shared/api/use-settings";

type Ordered = Pick<CartItem, "quantity"> & {
  product: Pick<CartItem["product"], "inventory" | "madeToOrder">;
};

type Terms = Pick<PublicSettings, "collectionTime" | "worksOnCars">;

/** Return "From our workshop today until 18:00", without the time unless everything is in stock. */
export function sayCollection(items: Ordered[], settings: Terms): string {
  const { collectionTime: time } = settings;
  const place = `From our ${placeWord(settings)}`;
  const isReady = items.every(
    ({ quantity, product }) => quantity <= product.inventory && product.madeToOrder === 0,
  );
  const isKnown = time !== null && Date.parse(time.until) > Date.now();
  return isReady && isKnown ? `${place} ${time.said}` : place;
}
