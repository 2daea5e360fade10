import { ArrowDown, ArrowUp } from "lucide-react";
import { Icon } from "@/shared/ui/icon";
import type { Sort } from "./sort-rows";
import type { TableColumn } from "./table-column";

interface TableHeadProps<Row> {
  columns: TableColumn<Row>[];
  sort: Sort | null;
  onSort: ((key: string) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            className={column.className}
            aria-sort={sort?.key === column.key ? (sort.descending ? "descending" : "ascending") : undefined}
          >
            {column.sortBy && onSort ? (
              <SortButton label={column.label} sort={sort} of={column.key} onSort={onSort} />
            ) : (
              (column.heading ?? column.label)
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  label: string;
  of: string;
  sort: Sort | null;
  onSort: (key: string) => void;
}

function SortButton({ label, of, sort, onSort }: SortButtonProps) {
  const sorted = sort?.key === of;
  return (
    <button
      type="button"
      onClick={() => onSort(of)}
      className="sort-button"
      data-sorted={sorted || undefined}
    >
      {label}
      <Icon of={sorted && sort.descending ? ArrowDown : ArrowUp} className="size-3.5" />
    </button>
  );
}
