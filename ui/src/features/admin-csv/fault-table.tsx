import { DataTable } from "@/shared/admin/table/data-table";
import { useFirstRows } from "@/shared/admin/table/first-rows";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { Button } from "@/shared/ui/button";
import { ShowAll } from "./line-table";
import type { Fault } from "./outcome";

const columnsOf = (label: string, onLeaveOut: FaultTableProps["onLeaveOut"]): TableColumn<Fault>[] => [
  { key: "line", label: "Line", cell: ({ line }) => line, align: "end", className: "md:w-16" },
  {
    key: "field",
    label: "Field",
    cell: ({ field }) => (field === "file" ? "–" : field),
    className: "md:w-40",
  },
  {
    key: "message",
    label,
    cell: ({ line, message }) => (
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{message}</span>
        {onLeaveOut && line > 1 && (
          <Button size="small" aria-label={`Leave out line ${line}`} onClick={() => onLeaveOut(line)}>
            Leave out
          </Button>
        )}
      </span>
    ),
  },
];

interface FaultTableProps {
  faults: Fault[];
  label?: string;
  /** The heading of the sentences. */
  heading?: string;
  /** It is given where the import can go on without a line. */
  onLeaveOut?: (line: number) => void;
}

/** Show each fault of a file with its line and field. */
export function FaultTable(props: FaultTableProps) {
  const { faults, label = "Problems", heading = label, onLeaveOut } = props;
  const { shown, more, showAll } = useFirstRows(faults);
  return (
    <div>
      <DataTable
        label={label}
        columns={columnsOf(heading, onLeaveOut)}
        rows={shown}
        rowKey={({ line, field }) => `${line} ${field}`}
      />
      <ShowAll more={more} onShowAll={showAll} />
    </div>
  );
}
