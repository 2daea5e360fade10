import type { Product } from "@/shared/api/types";
import { sayLead } from "@/shared/lib/lead-words";
import { lowStockNote } from "./stock";

/** Say when a product is running out, sold out or to be waited for, and otherwise nothing. */
export function StockNote({ inventory, leadDays }: Pick<Product, "inventory" | "leadDays">) {
  if (leadDays !== null) {
    const more = inventory > 0 ? `More than ${inventory}: ready` : "Ready";
    return <p className="font-semibold">{`${more} in ${sayLead(leadDays)}`}</p>;
  }
  if (inventory === 0) return <p className="font-semibold text-danger">Out of Stock</p>;
  const note = lowStockNote(inventory);
  return note ? <p className="font-semibold text-warn">{note}</p> : null;
}
