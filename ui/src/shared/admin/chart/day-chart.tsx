import "./chart.css";
import { type ChartDay, formatCount, formatDay, nameDay } from "./format-day";
import { StatsPanel } from "./stats-panel";
import { StatsTable } from "./stats-table";

const NONE: ChartDay = { date: "", count: 0 };

interface DayChartProps {
  title: string;
  days: ChartDay[];
  /** Writes a value; the default writes a whole number. */
  format?: Format;
  /** The table's second heading. */
  counted?: string;
}

type Format = (count: number) => string;

/** Show counts by day as a chart, and as a table to read. */
export function DayChart({ title, days, format = formatCount, counted = "Count" }: DayChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const highest = days.reduce<ChartDay>((best, day) => (day.count > best.count ? day : best), NONE);
  const top = roundTop(highest.count);
  const label = highest.count
    ? `${title}: ${format(total)} in all, most on ${nameDay(highest)}: ${format(highest.count)}`
    : `${title}: none`;
  return (
    <StatsPanel title={title}>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <ChartAxis top={top} format={format} />
        <div className="relative h-40 border-control border-b">
          <div className="absolute inset-x-0 top-0 border-line border-t" />
          <div className="absolute inset-x-0 top-1/2 border-line border-t" />
          <DayBars days={days} top={top} label={label} format={format} />
        </div>
        <p aria-hidden="true" className="col-start-2 flex justify-between pt-1 text-muted">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (day) => day && <span key={day.date}>{formatDay(day.date)}</span>,
          )}
        </p>
      </div>
      <DayTable title={title} days={days} format={format} counted={counted} />
    </StatsPanel>
  );
}

function ChartAxis({ top, format }: { top: number; format: Format }) {
  return (
    <p
      aria-hidden="true"
      className="-my-2.5 flex flex-col justify-between text-end text-muted leading-5 tabular"
    >
      <span>{format(top)}</span>
      <span>{format(top / 2)}</span>
      <span>0</span>
    </p>
  );
}

/** Return the number at the top of a chart. It is even and round, so that half of it is a whole number too. */
export function roundTop(highest: number): number {
  let unit = 1;
  while (unit * 10 < highest) unit *= 10;
  return Math.max(2, Math.ceil(highest / (2 * unit)) * 2 * unit);
}

/** Show the chart's values as a table, newest first. */
function DayTable({ title, days, format, counted }: Required<DayChartProps>) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 items-center text-muted underline underline-offset-4 hover:text-text">
        Show as a table
      </summary>
      <StatsTable
        label={title}
        headings={["Day", counted]}
        format={format}
        rows={[...days].reverse().map((day) => ({ key: day.date, name: nameDay(day), count: day.count }))}
      />
    </details>
  );
}

interface DayBarsProps {
  days: ChartDay[];
  /** The value at the chart's full height. */
  top: number;
  /** The chart in words, for screen readers. */
  label: string;
  format: Format;
}

/** Draw one bar for each day. The drawing is a hundred units high and stretches to its frame. */
function DayBars({ days, top, label, format }: DayBarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {days.map((day, place) => {
        const { date, count } = day;
        // More was returned than sold: there is no bar, and the figure says it.
        const height = Math.max(0, (count / top) * 100);
        return (
          <g key={date} className="day-bar">
            <rect x={place + 0.15} y={100 - height} width={0.7} height={height} />
            <rect
              x={place}
              width={1}
              height={100}
              fillOpacity={0}
              data-tooltip={`${nameDay(day)}: ${format(count)}`}
            />
          </g>
        );
      })}
    </svg>
  );
}
