import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { cx } from "@/shared/lib/cx";
import { CountField } from "./count-field";
import type { CountedPart } from "./use-stock-take";

interface CountTableProps {
  parts: CountedPart[];
  onCount: (part: CountedPart, counted: string | null) => void;
}

/** Show the parts with what is expected, what was counted, and the difference. */
export function CountTable({ parts, onCount }: CountTableProps) {
  return (
    <DataTable
      label="Parts to count"
      columns={columnsFor(onCount)}
      rows={parts}
      rowKey={({ productId, optionId }) => `${productId} ${optionId ?? ""}`}
    />
  );
}

function columnsFor(onCount: CountTableProps["onCount"]): TableColumn<CountedPart>[] {
  return [
    {
      key: "name",
      label: "Part",
      cell: ({ name, sku, category, place }) => (
        <span className="block min-w-0">
          <span className="block break-words font-semibold">{name}</span>
          <span className="text-muted">{[sku, category, place].filter(Boolean).join(" · ")}</span>
        </span>
      ),
    },
    { key: "expected", label: "Expected", align: "end", className: "md:w-44", cell: Expected },
    {
      key: "counted",
      label: "Counted",
      align: "end",
      className: "md:w-32",
      cell: (part) => <CountField part={part} onCount={onCount} />,
    },
    { key: "difference", label: "Difference", align: "end", className: "md:w-28", cell: Difference },
  ];
}

function Expected({ expected, waiting }: CountedPart) {
  return (
    <span className="tabular">
      {expected}
      {waiting > 0 && (
        <span className="block text-muted text-small">{`${waiting} of them sold, not handed over`}</span>
      )}
    </span>
  );
}

function Difference({ difference }: CountedPart) {
  if (difference === null) return <span className="text-muted">not counted</span>;
  return (
    <span className={cx("font-semibold tabular", difference === 0 ? "text-ok" : "text-warn")}>
      {difference > 0 ? `+${difference}` : difference === 0 ? "as expected" : `−${-difference}`}
    </span>
  );
}
