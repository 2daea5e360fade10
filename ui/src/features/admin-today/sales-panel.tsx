import { DayChart } from "@/shared/admin/chart/day-chart";
import { formatEuros, toEuros } from "@/shared/admin/chart/euros";
import { formatPrice } from "@/shared/lib/money";
import type { Today } from "./use-today";

type Sales = Today["sales"];

/** Show the sales of today, of 7 and 30 days, with jobs as they are paid, and a bar for each of these days. */
export function SalesPanel({ sales: { today, week, month, days, jobs } }: { sales: Sales }) {
  return (
    <>
      <dl className="grid grid-cols-3 gap-2 sm:gap-4">
        <SalesTile name="Today" sales={today} jobs={jobs.today} />
        <SalesTile name="7 days" sales={week} jobs={jobs.week} />
        <SalesTile name="30 days" sales={month} jobs={jobs.month} />
      </dl>
      <DayChart
        title="Sales by day"
        days={days.map(({ date, total }) => ({ date, count: toEuros(total) }))}
        format={formatEuros}
        counted="Sales"
      />
    </>
  );
}

function SalesTile({ name, sales, jobs }: { name: string; sales: Sales["today"]; jobs: number }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-line bg-surface px-3 py-3 sm:px-4">
      <dt className="text-muted">
        {name}
        <span className="block">
          {sales.orders} {sales.orders === 1 ? "order" : "orders"}
          {jobs > 0 && `, ${jobs} ${jobs === 1 ? "job" : "jobs"}`}
        </span>
      </dt>
      <dd className="today-sum tabular">{formatPrice(sales.total)}</dd>
    </div>
  );
}
