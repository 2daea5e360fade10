import type { CartItem } from "@/shared/api/types";

/** Says so when others have bought what this line still wants. */
export function LineStock({ quantity, product: { inventory } }: Pick<CartItem, "quantity" | "product">) {
  if (quantity <= inventory) return null;
  if (inventory > 0)
    return <p className="mt-1 font-semibold text-small text-warn">{`Only ${inventory} left in stock!`}</p>;
  return <p className="mt-1 font-semibold text-danger text-small">Sold out</p>;
}
