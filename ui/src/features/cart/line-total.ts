import type { CartItem } from "@/shared/api/types";
import { toCents } from "@/shared/lib/money";

/** What a line costs, in cents. */
export function lineTotal({ unitPrice, quantity }: Pick<CartItem, "unitPrice" | "quantity">): number {
  return toCents(unitPrice) * quantity;
}
