import type { LineStock } from "./draft-line";

/** "0 in stock, short by 1": agreed, and not there. */
export function StockNote({ stock, short }: Pick<LineStock, "stock" | "short">) {
  if (stock === null) return null;
  return (
    <span>
      {`${stock} in stock`}
      {short > 0 && <strong className="text-warn">{`, short by ${short}`}</strong>}
    </span>
  );
}
