import { roundTop } from "./chart-scale";
import { DayBars } from "./day-bars";
import { DayTable } from "./day-table";
import type { ChartDay } from "./days-since";
import { formatCount, formatDay, nameDay } from "./format-day";
import { StatsPanel } from "./stats-panel";

const NONE: ChartDay = { date: "", count: 0 };

interface DayChartProps {
  title: string;
  days: ChartDay[];
}

/** Counts by day, to be looked at or, as a table, read. */
export function DayChart({ title, days }: DayChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const highest = days.reduce<ChartDay>((best, day) => (day.count > best.count ? day : best), NONE);
  const top = roundTop(highest.count);
  const label = highest.count
    ? `${title}: ${formatCount(total)} in all, most on ${nameDay(highest)}: ${formatCount(highest.count)}`
    : `${title}: none`;
  return (
    <StatsPanel title={title}>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <ChartAxis top={top} />
        <div className="relative h-40 border-control border-b">
          <div className="absolute inset-x-0 top-0 border-line border-t" />
          <div className="absolute inset-x-0 top-1/2 border-line border-t" />
          <DayBars days={days} top={top} label={label} />
        </div>
        <p aria-hidden="true" className="col-start-2 flex justify-between pt-1 text-muted">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (day) => day && <span key={day.date}>{formatDay(day.date)}</span>,
          )}
        </p>
      </div>
      <DayTable title={title} days={days} />
    </StatsPanel>
  );
}

function ChartAxis({ top }: { top: number }) {
  return (
    <p
      aria-hidden="true"
      className="-my-2.5 flex flex-col justify-between text-end text-muted leading-5 tabular"
    >
      <span>{formatCount(top)}</span>
      <span>{formatCount(top / 2)}</span>
      <span>0</span>
    </p>
  );
}
