import type { ListedOrder } from "../order-types";

/** The lines of the parcel: those of the order without the pieces that came back, as after a withdrawal from a part. */
export function linesToPack({ items }: Pick<ListedOrder, "items">): ListedOrder["items"] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity - item.returned }))
    .filter(({ quantity }) => quantity > 0);
}
