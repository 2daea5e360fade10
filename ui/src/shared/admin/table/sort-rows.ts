import type { TableColumn } from "./table-column";

export interface Sort {
  key: string;
  descending: boolean;
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Return the rows in the order of a column, or in their own order for an unknown column or none. Equal ones are
 * not moved.
 */
export function sortRows<Row>(rows: Row[], columns: TableColumn<Row>[], sort: Sort | null): Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((one, other) => direction * compare(one.value, other.value))
    .map(({ row }) => row);
}

/** Return the order after a click on a heading: this column ascending, descending, then unsorted. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}
