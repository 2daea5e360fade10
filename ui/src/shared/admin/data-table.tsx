import { cx } from "@/shared/lib/cx";
import type { Sort } from "./sort-rows";
import type { TableColumn } from "./table-column";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";

interface DataTableProps<Row> {
  /** Read out as the table's name. */
  label: string;
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  /** Without it no column sorts. */
  onSort?: (key: string) => void;
  rowClass?: (row: Row) => string | undefined;
  className?: string;
}

/** A dense table; in a narrow window each row is a small card with the headings beside the values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort = null, onSort, rowClass, className } = props;
  return (
    <table aria-label={label} className={cx("data-table", className)}>
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            index={undefined}
            className={rowClass?.(row)}
          />
        ))}
      </tbody>
    </table>
  );
}
