import "./analytics.css";
import { AnalyticsBoard, AnalyticsSkeleton, PeriodToggle } from "@/features/admin-analytics/analytics-board";

import { usePeriod, useStatistics } from "@/features/admin-analytics/use-statistics";

import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function AnalyticsPage() {
  const [days, choose] = usePeriod();
  const statistics = useStatistics(days);
  return (
    <AdminPage title="Visits" actions={<PeriodToggle days={days} onChoose={choose} />}>
      <p className="-mt-3 text-muted">Bots and your own visits are left out.</p>
      <Loaded query={statistics} failure="Error Loading Analytics" skeleton={<AnalyticsSkeleton />}>
        {(loaded) => <AnalyticsBoard statistics={loaded} isOutdated={statistics.isPlaceholderData} />}
      </Loaded>
    </AdminPage>
  );
}
