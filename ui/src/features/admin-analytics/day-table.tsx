import type { ChartDay } from "./days-since";
import { nameDay } from "./format-day";
import { StatsTable } from "./stats-table";

/** The same as the chart in figures, newest first. */
export function DayTable({ title, days }: { title: string; days: ChartDay[] }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 items-center text-muted underline underline-offset-4 hover:text-text">
        Show as a table
      </summary>
      <StatsTable
        label={title}
        headings={["Day", "Count"]}
        rows={[...days].reverse().map((day) => ({ key: day.date, name: nameDay(day), count: day.count }))}
      />
    </details>
  );
}
