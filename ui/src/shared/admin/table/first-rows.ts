import { useState } from "react";

const FIRST_ROWS = 100;

/** Return the first hundred rows of a list of thousands, and a function that shows more. */
export function useFirstRows<Row>(rows: Row[]) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? rows : rows.slice(0, FIRST_ROWS);
  return { shown, more: rows.length - shown.length, showAll: () => setWhole(true) };
}
