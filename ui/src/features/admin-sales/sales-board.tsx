import { DayChart } from "@/shared/admin/chart/day-chart";
import { formatEuros, toEuros } from "@/shared/admin/chart/euros";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { StatsTable } from "@/shared/admin/chart/stats-table";
import { cx } from "@/shared/lib/cx";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Skeleton } from "@/shared/ui/skeleton";
import { changeOf, type Unit } from "./period";
import type { SalesReport } from "./use-sales";

const TITLES: Record<Unit, string> = {
  day: "Sales by day",
  week: "Sales by week",
  month: "Sales by month",
};

interface SalesBoardProps {
  report: SalesReport;
  by: Unit;
  /** It is the last period's still. */
  isOutdated: boolean;
}

/** Sums with their change, a bar for each day, week or month, and what was sold. */
export function SalesBoard({ report, by, isOutdated }: SalesBoardProps) {
  const { sales, average, before, rows, bestSellers } = report;
  return (
    <div aria-busy={isOutdated} className={cx("grid gap-4 lg:grid-cols-2", isOutdated && "opacity-60")}>
      <dl className="grid gap-4 sm:grid-cols-3 lg:col-span-2">
        <SumTile
          name={isNothing(sales.returned) ? "Sales" : `Sales, less ${formatPrice(sales.returned)} returned`}
          value={formatPrice(sales.total)}
          change={changeInEuros(report)}
        />
        <SumTile name="Orders" value={String(sales.orders)} change={changeOf(sales.orders, before.orders)} />
        <SumTile name="Average order" value={formatPrice(average)} />
      </dl>
      <div className="min-w-0 lg:col-span-2">
        <DayChart
          title={TITLES[by]}
          days={rows.map(({ date, total }) => ({ date, count: toEuros(total) }))}
          format={formatEuros}
          counted="Sales"
        />
      </div>
      <StatsPanel title="Best sellers">
        {bestSellers.length > 0 ? (
          <StatsTable
            label="Best sellers"
            headings={["Product", "Pieces"]}
            rows={bestSellers.map(({ productId, name, quantity }) => ({
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
      <div className="grid min-w-0 content-start gap-4">
        <TaxPanel taxes={report.taxes} />
        <FunnelPanel funnel={report.funnel} />
      </div>
    </div>
  );
}

function isNothing(amount: string): boolean {
  return toCents(amount) === 0;
}

function changeInEuros({ sales, before }: SalesReport): number | undefined {
  return changeOf(toCents(sales.total), toCents(before.total));
}

interface SumTileProps {
  name: string;
  value: string;
  /** In per cent, since the period before. */
  change?: number | undefined;
}

function SumTile({ name, value, change }: SumTileProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-muted">
        {name}
        {change !== undefined && (
          <span className="block">
            {change > 0 ? "+" : ""}
            {change} % on the period before
          </span>
        )}
      </dt>
      <dd className="wrap-anywhere font-display text-h2 tabular">{value}</dd>
    </div>
  );
}

/** Totals by the rate of tax, and what came back of it in the period. */
function TaxPanel({ taxes }: Pick<SalesReport, "taxes">) {
  return (
    <StatsPanel title="Tax">
      {taxes.length > 0 ? (
        <table aria-label="Tax by rate" className="w-full tabular">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-semibold">
                Rate
              </th>
              {["Net", "Tax", "Total"].map((heading) => (
                <th key={heading} scope="col" className="py-1 text-end font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taxes.map((tax) => (
              <TaxRows key={tax.rate} tax={tax} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="py-2 text-muted">No tax in this period.</p>
      )}
    </StatsPanel>
  );
}

function TaxRows({ tax: { rate, net, tax, total, returned } }: { tax: SalesReport["taxes"][number] }) {
  return (
    <>
      <tr>
        <th scope="row" className="whitespace-nowrap py-1 text-start font-normal">
          {rate} %
        </th>
        {[net, tax, total].map((amount, column) => (
          <td key={column} className="py-1 pl-3 text-end">
            {formatPrice(amount)}
          </td>
        ))}
      </tr>
      {!isNothing(returned) && (
        <tr>
          <td colSpan={4} className="pb-1 text-end text-muted">
            less {formatPrice(returned)} returned
          </td>
        </tr>
      )}
    </>
  );
}

/** How many came, put something into a cart, and ordered. */
function FunnelPanel({ funnel: { visits, carts, orders } }: Pick<SalesReport, "funnel">) {
  const rows = [
    { key: "visits", name: "Pages visited", count: visits },
    { key: "carts", name: "Carts with something put in", count: carts },
    { key: "orders", name: "Orders in the shop", count: orders },
  ];
  return (
    <StatsPanel title="From visit to order">
      <StatsTable label="From visit to order" headings={["Step", "Number"]} rows={rows} hasBars />
      <p className="pt-2 text-muted">Visits are counted as far back as the settings let them stay.</p>
    </StatsPanel>
  );
}

/** The board's own grid, each block about as high as what comes. */
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
