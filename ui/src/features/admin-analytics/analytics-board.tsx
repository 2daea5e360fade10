import { cx } from "@/shared/lib/cx";
import type { Statistics } from "./analytics-types";
import { DayChart } from "./day-chart";
import { daysSince } from "./days-since";
import { RankedPanels } from "./ranked-panels";
import { StatTile } from "./stat-tile";
import { VisitorsPanel } from "./visitors-panel";

interface AnalyticsBoardProps {
  statistics: Statistics;
  /** They are the last period's still. */
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
