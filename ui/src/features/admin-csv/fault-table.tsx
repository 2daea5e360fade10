import { DataTable } from "@/shared/admin/data-table";
import type { TableColumn } from "@/shared/admin/table-column";
import type { Fault } from "./outcome";
import { ShowAll } from "./show-all";
import { useFirstRows } from "./use-first-rows";

const COLUMNS: TableColumn<Fault>[] = [
  { key: "line", label: "Line", cell: ({ line }) => line, align: "end", className: "md:w-16" },
  {
    key: "field",
    label: "Field",
    cell: ({ field }) => (field === "file" ? "–" : field),
    className: "md:w-40",
  },
  { key: "message", label: "What is wrong", cell: ({ message }) => message },
];

export function FaultTable({ faults }: { faults: Fault[] }) {
  const { shown, more, showAll } = useFirstRows(faults);
  return (
    <div>
      <DataTable
        label="What is wrong"
        columns={COLUMNS}
        rows={shown}
        rowKey={({ line, field }) => `${line} ${field}`}
      />
      <ShowAll more={more} onShowAll={showAll} />
    </div>
  );
}
