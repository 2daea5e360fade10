import type { CartItem } from "@/shared/api/types";

/** Says so when others have bought what this line still wants. */
export function LineStock({ quantity, product: { inventory } }: Pick<CartItem, "quantity" | "product">) {
  if (quantity <= inventory) return null;
  const left = inventory === 0 ? "Out of Stock" : `Only ${inventory} left in stock!`;
  return <p className="mt-1 font-semibold text-small text-warn">{left}</p>;
}
