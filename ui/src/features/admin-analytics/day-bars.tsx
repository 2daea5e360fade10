import type { ChartDay } from "./days-since";
import { formatCount, nameDay } from "./format-day";

interface DayBarsProps {
  days: ChartDay[];
  /** What the chart's whole height stands for. */
  top: number;
  /** What it says instead of showing. */
  label: string;
}

/** One bar a day in a drawing that stretches to its frame; a hundred units high. */
export function DayBars({ days, top, label }: DayBarsProps) {
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
        const height = (count / top) * 100;
        return (
          <g key={date} className="day-bar">
            <rect x={place + 0.15} y={100 - height} width={0.7} height={height} />
            <rect
              x={place}
              width={1}
              height={100}
              fillOpacity={0}
              data-tooltip={`${nameDay(day)}: ${formatCount(count)}`}
            />
          </g>
        );
      })}
    </svg>
  );
}
