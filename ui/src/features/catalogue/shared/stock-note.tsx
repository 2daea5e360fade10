import { lowStockNote } from "./stock";

/** Says when a product is running out or gone; otherwise nothing. */
export function StockNote({ inventory }: { inventory: number }) {
  if (inventory === 0) return <p className="font-semibold text-danger">Out of Stock</p>;
  const note = lowStockNote(inventory);
  return note ? <p className="font-semibold text-warn">{note}</p> : null;
}
