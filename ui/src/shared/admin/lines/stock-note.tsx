import type { LineStock } from "./draft-line";

/** Show "0 in stock, short by 1": pieces that are agreed and missing. */
export function StockNote({ stock, short }: Pick<LineStock, "stock" | "short">) {
  if (stock === null) return null;
  return (
    <span>
      {`${stock} in stock`}
      {short > 0 && <strong className="text-warn">{`, short by ${short}`}</strong>}
    </span>
  );
}
