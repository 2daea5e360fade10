import type { Product } from "@/shared/api/types";
import { sayLead } from "@/shared/lib/lead-words";
import { lowStockNote } from "./stock";

/** Say when a product is running out, sold out or to be waited for, and otherwise nothing. */
export function StockNote({ inventory, leadDays }: Pick<Product, "inventory" | "leadDays">) {
  if (leadDays !== null) {
    return inventory === 0 ? <p className="font-semibold">Ready in {sayLead(leadDays)}</p> : null;
  }
  if (inventory === 0) return <p className="font-semibold text-danger">Out of Stock</p>;
  const note = lowStockNote(inventory);
  return note ? <p className="font-semibold text-warn">{note}</p> : null;
}
