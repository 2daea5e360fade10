import { memo } from "react";
import { cx } from "@/shared/lib/cx";
import type { Sort } from "./sort-rows";
import type { TableColumn } from "./table-column";
import { TableHead } from "./table-head";

interface DataTableProps<Row> {
  /** It is read out as the table's name. */
  label: string;
  columns: TableColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  /** Without it no column can be sorted. */
  onSort?: (key: string) => void;
  rowClass?: (row: Row) => string | undefined;
  className?: string;
}

/** Show a dense table. In a narrow window each row is a small card with the headings beside the values. */
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

interface TableRowProps<Row> {
  row: Row;
  columns: TableColumn<Row>[];
  /** Its index among all rows, where not all of them are in the page. */
  index: number | undefined;
  className: string | undefined;
}

function AnyTableRow<Row>({ row, columns, index, className }: TableRowProps<Row>) {
  return (
    <tr className={className} aria-rowindex={index}>
      {columns.map(({ key, label, align, className: of, cell }) => (
        <td key={key} data-cell={key} data-label={label} data-align={align} className={of}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A row is drawn again only when its row or the columns change. */
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow;
