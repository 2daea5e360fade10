import { useState } from "react";

const FIRST_ROWS = 100;

/** A list of thousands begins with its first hundred. */
export function useFirstRows<Row>(rows: Row[]) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? rows : rows.slice(0, FIRST_ROWS);
  return { shown, more: rows.length - shown.length, showAll: () => setWhole(true) };
}
