import { DataTable } from "@/shared/admin/data-table";
import type { TableColumn } from "@/shared/admin/table-column";
import type { Fault } from "./outcome";
import { ShowAll } from "./show-all";
import { useFirstRows } from "./use-first-rows";

const columnsOf = (label: string): TableColumn<Fault>[] => [
  { key: "line", label: "Line", cell: ({ line }) => line, align: "end", className: "md:w-16" },
  {
    key: "field",
    label: "Field",
    cell: ({ field }) => (field === "file" ? "–" : field),
    className: "md:w-40",
  },
  { key: "message", label, cell: ({ message }) => message },
];

interface FaultTableProps {
  faults: Fault[];
  label?: string;
  /** The heading of the sentences. */
  heading?: string;
}

export function FaultTable({ faults, label = "What is wrong", heading = label }: FaultTableProps) {
  const { shown, more, showAll } = useFirstRows(faults);
  return (
    <div>
      <DataTable
        label={label}
        columns={columnsOf(heading)}
        rows={shown}
        rowKey={({ line, field }) => `${line} ${field}`}
      />
      <ShowAll more={more} onShowAll={showAll} />
    </div>
  );
}
