import type { ReactNode } from "react";

export interface TableColumn<Row> {
  key: string;
  /** The heading. In a narrow window it is before the value. */
  label: string;
  /** It is shown instead of the label: a select-all box, an icon with a hidden name. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Returns the column's sort key. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  /** Numbers are aligned at the end. */
  align?: "end";
  /** The classes of its heading and cells: a width, or the window width from which on it is shown. */
  className?: string;
}
