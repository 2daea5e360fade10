import { useRef } from "react";
import { cx } from "@/shared/lib/cx";
import { TableRow } from "./data-table";
import type { Sort } from "./sort-rows";
import type { TableColumn } from "./table-column";
import { TableHead } from "./table-head";
import { useRowWindow } from "./use-row-window";

interface LongTableProps<Row> {
  label: string;
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  sort: Sort | null;
  onSort: (key: string) => void;
  className?: string;
}

/** A table of thousands of rows of one height (`--row-height`): only those near the window are in the page. */
export function LongTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  className,
}: LongTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, rowHeight } = useRowWindow(body, rows.length);
  return (
    <table aria-label={label} aria-rowcount={rows.length + 1} className={cx("data-table", className)}>
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody ref={body}>
        <Gap height={from * rowHeight} />
        {rows.slice(from, to).map((row, place) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            index={from + place + 2}
            className={undefined}
          />
        ))}
        <Gap height={(rows.length - to) * rowHeight} />
      </tbody>
    </table>
  );
}

/** Holds the height of the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr className="table-gap" style={{ height }} />;
}
