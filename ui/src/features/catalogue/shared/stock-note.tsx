import { lowStockNote } from "./stock";

/** Say when a product is running out or sold out, and otherwise nothing. */
export function StockNote({ inventory }: { inventory: number }) {
  if (inventory === 0) return <p className="font-semibold text-danger">Out of Stock</p>;
  const note = lowStockNote(inventory);
  return note ? <p className="font-semibold text-warn">{note}</p> : null;
}
