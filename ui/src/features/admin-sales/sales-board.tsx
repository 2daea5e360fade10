import { DayChart } from "@/shared/admin/chart/day-chart";
import { formatEuros, toEuros } from "@/shared/admin/chart/euros";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { StatsTable } from "@/shared/admin/chart/stats-table";
import { cx } from "@/shared/lib/cx";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Skeleton } from "@/shared/ui/skeleton";
import { changeOf, type SalesReport, type Unit } from "./period";
import { CategoryPanel, isNothing, MethodPanel, RowsPanel, TaxPanel } from "./sales-tables";

const TITLES: Record<Unit, string> = {
  day: "Sales by day",
  week: "Sales by week",
  month: "Sales by month",
};

interface SalesBoardProps {
  report: SalesReport;
  group: Unit;
  /** The report is still that of the last period. */
  isOutdated: boolean;
}

/** Show sums with their change, a bar for each day, week or month, and what was sold. */
export function SalesBoard({ report, group, isOutdated }: SalesBoardProps) {
  return (
    <div aria-busy={isOutdated} className={cx("grid gap-4 lg:grid-cols-2", isOutdated && "opacity-60")}>
      <SumTiles report={report} />
      <div className="min-w-0 lg:col-span-2">
        <DayChart
          title={TITLES[group]}
          days={report.rows.map(({ period, gross }) => ({ date: period, count: toEuros(gross) }))}
          format={formatEuros}
          counted="Sales"
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <RowsPanel rows={report.rows} group={group} />
        <BestSellers topProducts={report.topProducts} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <TaxPanel byRate={report.byRate} />
        <MethodPanel byMethod={report.byMethod} />
        <CategoryPanel byCategory={report.byCategory} />
        <FunnelPanel funnel={report.funnel} />
      </div>
    </div>
  );
}

function SumTiles({ report }: { report: SalesReport }) {
  const { sales, average, before, owed, bases, jobs, jobsBefore } = report;
  const [orders, ordersBefore] = [sales.orders - jobs, before.orders - jobsBefore];
  const tracksMoney = bases.includes("received");
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <SumTile
        name={isNothing(sales.refunds) ? "Sales" : `Sales, less ${formatPrice(sales.refunds)} back`}
        value={formatPrice(sales.gross)}
        change={changeOf(toCents(sales.gross), toCents(before.gross))}
      />
      <SumTile name="Tax in it" value={formatPrice(sales.tax)} />
      <SumTile name="Orders" value={String(orders)} change={changeOf(orders, ordersBefore)} />
      {jobs > 0 && <SumTile name="Jobs" value={String(jobs)} change={changeOf(jobs, jobsBefore)} />}
      <SumTile
        name={`Average ${jobs > 0 ? "sale" : "order"}${isNothing(sales.refunds) ? "" : ", before money back"}`}
        value={formatPrice(average)}
      />
      {tracksMoney && (
        <SumTile
          name={`Still to pay for ${owed.count} ${owed.count === 1 ? "order" : "orders"} of the period`}
          value={formatPrice(owed.amount)}
        />
      )}
    </dl>
  );
}

interface SumTileProps {
  name: string;
  value: string;
  /** The change since the period before, in per cent. */
  change?: number | undefined;
}

function SumTile({ name, value, change }: SumTileProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-3 py-3 sm:px-4">
      <dt className="text-muted">
        {name}
        {change !== undefined && (
          <span className="block">
            {change > 0 ? "+" : ""}
            {change} % compared with the period before
          </span>
        )}
      </dt>
      <dd className="wrap-anywhere font-display text-h3 tabular">{value}</dd>
    </div>
  );
}

/** Show the products of which most pieces were sold. */
function BestSellers({ topProducts }: Pick<SalesReport, "topProducts">) {
  return (
    <StatsPanel title="Best sellers">
      {topProducts.length > 0 ? (
        <StatsTable
          label="Best sellers"
          headings={["Product", "Sold"]}
          rows={topProducts.map(({ productId, name, quantity }) => ({
            key: productId,
            name,
            count: quantity,
          }))}
          hasBars
        />
      ) : (
        <p className="py-2 text-muted">Nothing was sold in this period.</p>
      )}
    </StatsPanel>
  );
}

/** Show how many visited the shop, put something into a cart, and ordered. */
function FunnelPanel({ funnel: { visits, carts, orders } }: Pick<SalesReport, "funnel">) {
  const rows = [
    { key: "visits", name: "Pages visited", count: visits },
    { key: "carts", name: "Carts with items", count: carts },
    { key: "orders", name: "Orders in the shop", count: orders },
  ];
  return (
    <StatsPanel title="From visit to order">
      <StatsTable label="From visit to order" headings={["Step", "Number"]} rows={rows} hasBars />
      <p className="pt-2 text-muted">Visits that have already been deleted are not counted.</p>
    </StatsPanel>
  );
}

/** Show the board's own grid. Each block is about as high as what is loaded into it. */
export function SalesSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-24 lg:col-span-2" />
      <Skeleton className="h-74 lg:col-span-2" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
