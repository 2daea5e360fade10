import { memo } from "react";
import type { TableColumn } from "./table-column";

interface TableRowProps<Row> {
  row: Row;
  columns: TableColumn<Row>[];
  /** Its place among all rows, where not all of them are in the page. */
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

/** Drawn again only when its row or the columns are others. */
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow;
