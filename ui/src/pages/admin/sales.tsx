import { useSearchParams } from "react-router-dom";
import { queryOf, readPeriod, type SalesPeriod } from "@/features/admin-sales/period";
import { BasisChoice, PeriodChoice, RULES } from "@/features/admin-sales/period-choice";
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
  const choose = (change: Partial<SalesPeriod>) =>
    setParams(queryOf({ ...period, ...change }), { replace: true, state: { keepScroll: true } });
  const hasDocuments = sales.data?.bases.includes("invoiced");
  return (
    <AdminPage title="Figures" actions={<Downloads period={period} hasDocuments={hasDocuments} />}>
      <PeriodChoice period={period} today={today} onChoose={({ from, to }) => choose({ from, to })} />
      <Loaded query={sales} failure="The sales could not be loaded." skeleton={<SalesSkeleton />}>
        {(report) => (
          <>
            <div className="flex flex-col items-start gap-3">
              <BasisChoice
                bases={report.bases}
                basis={report.basis}
                onChoose={(basis) => choose({ basis })}
              />
              <p className="text-muted">{RULES[report.basis]}</p>
            </div>
            <SalesBoard report={report} group={period.group} isOutdated={sales.isPlaceholderData} />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

interface DownloadsProps {
  period: SalesPeriod;
  hasDocuments: boolean | undefined;
}

/** Offer the accountant's file and the documents of the same days. */
function Downloads({ period, hasDocuments }: DownloadsProps) {
  const days = queryOf({ ...period, basis: undefined });
  return (
    <div className="flex flex-wrap gap-2">
      <DownloadLink
        href={`/api/admin/reports/sales.csv?${queryOf(period)}`}
        failure="Failed to download the sales"
      >
        Download for the accountant
      </DownloadLink>
      {hasDocuments && (
        <DownloadLink href={`/api/admin/documents.zip?${days}`} failure="Failed to download the documents">
          Documents as a zip
        </DownloadLink>
      )}
    </div>
  );
}
