import type { ReactNode } from "react";

export interface TableColumn<Row> {
  key: string;
  /** The heading; in a narrow window it stands before the value. */
  label: string;
  /** Shown instead of the label: a select-all box, an icon with a hidden name. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The column's sort key; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  /** Numbers stand at the end. */
  align?: "end";
  /** Classes of its heading and cells: a width, from which window width on it shows. */
  className?: string;
}
