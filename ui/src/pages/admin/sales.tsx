import { useSearchParams } from "react-router-dom";
import { queryOf, readPeriod } from "@/features/admin-sales/period";
import { PeriodChoice } from "@/features/admin-sales/period-choice";
import { SalesBoard, SalesSkeleton } from "@/features/admin-sales/sales-board";
import { useSales } from "@/features/admin-sales/use-sales";
import { AdminPage } from "@/shared/admin/admin-page";
import { DownloadLink } from "@/shared/admin/download-link";
import { Loaded } from "@/shared/admin/loaded";
import { workshopToday } from "@/shared/admin/workshop-day";

export default function SalesPage() {
  const [params, setParams] = useSearchParams();
  const today = workshopToday();
  const period = readPeriod(params, today);
  const sales = useSales(period);
  return (
    <AdminPage
      title="Sales figures"
      actions={
        <DownloadLink
          href={`/api/admin/export/sales.csv?${queryOf(period)}`}
          failure="Failed to download the orders"
        >
          Download for the accountant
        </DownloadLink>
      }
    >
      <PeriodChoice
        period={period}
        today={today}
        onChoose={({ from, to }) => setParams({ from, to }, { replace: true, state: { keepScroll: true } })}
      />
      <p className="text-muted">
        Totals with tax and delivery, without cancelled orders, less what came back on the day it did. Days
        are those of the workshop.
      </p>
      <Loaded query={sales} failure="The sales could not be loaded." skeleton={<SalesSkeleton />}>
        {(report) => <SalesBoard report={report} by={period.by} isOutdated={sales.isPlaceholderData} />}
      </Loaded>
    </AdminPage>
  );
}
