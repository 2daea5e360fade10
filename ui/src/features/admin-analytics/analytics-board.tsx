import { DayChart } from "@/shared/admin/chart/day-chart";
import { daysSince, formatCount } from "@/shared/admin/chart/format-day";
import { Segments } from "@/shared/admin/forms/segments";
import { cx } from "@/shared/lib/cx";
import { Skeleton } from "@/shared/ui/skeleton";
import { RankedPanels } from "./ranked-panels";
import { PERIODS, type Period, type Statistics } from "./use-statistics";
import { VisitorsPanel } from "./visitors-panel";

interface AnalyticsBoardProps {
  statistics: Statistics;
  /** The statistics are still those of the last period. */
  isOutdated: boolean;
}

export function AnalyticsBoard({ statistics, isOutdated }: AnalyticsBoardProps) {
  const { pageVisits, visitors, since, earlierVisits, earlierViews, visitsByDay, viewsByDay } = statistics;
  return (
    <div aria-busy={isOutdated} className={cx("grid gap-4 lg:grid-cols-2", isOutdated && "opacity-60")}>
      <dl className="grid grid-cols-2 gap-4 lg:col-span-2">
        <StatTile name="Total visits" count={pageVisits.totalVisits} />
        <StatTile name="Unique IPs" count={pageVisits.uniqueIps} />
      </dl>
      <DayChart title="Visits by day" days={daysSince(since, earlierVisits, visitsByDay)} />
      <DayChart title="Product views by day" days={daysSince(since, earlierViews, viewsByDay)} />
      <RankedPanels statistics={statistics} />
      <VisitorsPanel visitors={visitors} />
    </div>
  );
}

function StatTile({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-h2 tabular">{formatCount(count)}</dd>
    </div>
  );
}

/** Show the board's own grid. Each block is as high as what is loaded into it. */
export function AnalyticsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-2 gap-4 lg:col-span-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      {["visits", "views"].map((chart) => (
        <Skeleton key={chart} className="h-74" />
      ))}
      {["pages", "products"].map((list) => (
        <Skeleton key={list} className="h-108" />
      ))}
    </div>
  );
}

const OPTIONS = PERIODS.map((days) => ({ value: days, label: `${days} days` }));

export function PeriodToggle({ days, onChoose }: { days: Period; onChoose: (days: Period) => void }) {
  return <Segments<Period> label="Period" options={OPTIONS} value={days} onChange={onChoose} />;
}
