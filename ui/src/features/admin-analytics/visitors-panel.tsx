import { useState } from "react";
import { formatCount } from "@/shared/admin/chart/format-day";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import type { Visitor } from "./use-statistics";

const LONGEST_AGENT = 80;

/** Return a browser's name of at most 80 characters. One that is cut ends in "…" within them. */
export function cutAgent(agent: string): string {
  const characters = Array.from(agent);
  if (characters.length <= LONGEST_AGENT) return agent;
  return `${characters.slice(0, LONGEST_AGENT - 1).join("")}…`;
}

/** So many are shown at first, and the others on request. */
const SHOWN_AT_FIRST = 25;

const COLUMNS: TableColumn<Visitor>[] = [
  {
    key: "address",
    label: "IP address",
    className: "whitespace-nowrap",
    cell: ({ ipAddress }) => ipAddress ?? "Unknown",
  },
  {
    key: "agent",
    label: "User agent",
    className: "md:w-full",
    cell: ({ userAgent }) => <span className="wrap-anywhere">{cutAgent(userAgent ?? "Unknown")}</span>,
  },
  { key: "visits", label: "Visits", align: "end", cell: ({ visitCount }) => formatCount(visitCount) },
  { key: "last", label: "Last visit", cell: ({ lastVisit }) => <TimeText of={lastVisit} /> },
];

export function VisitorsPanel({ visitors }: { visitors: Visitor[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? visitors : visitors.slice(0, SHOWN_AT_FIRST);
  return (
    <StatsPanel title="Visitors" note="Newest first" className="visitors lg:col-span-2">
      {visitors.length > 0 ? (
        <DataTable
          label="Visitors"
          columns={COLUMNS}
          rows={shown}
          rowKey={({ ipAddress, userAgent }) => `${ipAddress} ${userAgent}`}
        />
      ) : (
        <p className="py-2 text-muted">No visitors in this period.</p>
      )}
      {shown.length < visitors.length && (
        <Button size="small" className="mt-3" onClick={() => setShowsAll(true)}>
          {`Show all ${formatCount(visitors.length)}`}
        </Button>
      )}
    </StatsPanel>
  );
}
