import type { ListedOrder } from "../order-types";

/** What belongs in the parcel: the lines without the pieces that came back, as after a withdrawal from a part. */
export function linesToPack({ items }: Pick<ListedOrder, "items">): ListedOrder["items"] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity - item.returned }))
    .filter(({ quantity }) => quantity > 0);
}
