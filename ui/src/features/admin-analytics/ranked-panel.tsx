import { StatsPanel } from "./stats-panel";
import { type CountedRow, StatsTable } from "./stats-table";

interface RankedPanelProps {
  title: string;
  headings: [string, string];
  rows: CountedRow[];
  /** Said when there is no row. */
  nothing: string;
}

/** The most frequent first, each with a bar of its size. */
export function RankedPanel({ title, headings, rows, nothing }: RankedPanelProps) {
  return (
    <StatsPanel title={title}>
      {rows.length > 0 ? (
        <StatsTable label={title} headings={headings} rows={rows} hasBars />
      ) : (
        <p className="py-2 text-muted">{nothing}</p>
      )}
    </StatsPanel>
  );
}
