import type { ListedOrder } from "../order-types";

/**
 * Return the lines of the parcel: those of the order without the pieces that were returned, as after a partial
 * withdrawal.
 */
export function linesToPack({ items }: Pick<ListedOrder, "items">): ListedOrder["items"] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity - item.returned }))
    .filter(({ quantity }) => quantity > 0);
}
