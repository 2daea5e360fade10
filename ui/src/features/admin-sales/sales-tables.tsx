import { toEuros } from "@/shared/admin/chart/euros";
import { nameDay } from "@/shared/admin/chart/format-day";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { StatsTable } from "@/shared/admin/chart/stats-table";
import { METHOD_NAMES } from "@/shared/admin/money/payment-words";
import { formatCents, formatPrice, toCents } from "@/shared/lib/money";
import type { SalesReport, Unit } from "./period";

/** So many rows are shown at once. */
const SHOWN_ROWS = 14;
const UNITS: Record<Unit, string> = { day: "Day", week: "Week starting", month: "Month starting" };
const METHODS: Record<string, string> = {
  ...METHOD_NAMES,
  card: "Card",
  workshop: "In the workshop",
  several: "Several ways",
};

type AmountRow = Pick<SalesReport["sales"], "net" | "tax" | "gross" | "refunds">;

interface AmountTableProps {
  label: string;
  heading: string;
  rows: (AmountRow & { key: string; name: string })[];
}

const AMOUNTS = ["Net", "Tax", "Total"];

/** Show net, tax and total of each row, and below it what was returned. */
function AmountTable({ label, heading, rows }: AmountTableProps) {
  return (
    <table aria-label={label} className="amount-table w-full tabular">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-semibold">
            {heading}
          </th>
          {AMOUNTS.map((each) => (
            <th key={each} scope="col" className="py-1 pl-3 text-end font-semibold">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <AmountRows key={key} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function AmountRows({ name, net, tax, gross, refunds }: AmountRow & { name: string }) {
  return (
    <>
      <tr>
        <th scope="row" className="py-1 text-start font-normal">
          {name}
        </th>
        {[net, tax, gross].map((amount, column) => (
          <td key={column} data-label={AMOUNTS[column]} className="whitespace-nowrap py-1 pl-3 text-end">
            {formatPrice(amount)}
          </td>
        ))}
      </tr>
      {!isNothing(refunds) && (
        <tr>
          <td colSpan={4} className="pb-1 text-end text-muted">
            less {formatPrice(refunds)} back
          </td>
        </tr>
      )}
    </>
  );
}

export function isNothing(amount: string): boolean {
  return toCents(amount) === 0;
}

/** Show net, tax and total of each day, week or month, folded where there are many. */
export function RowsPanel({ rows, group }: Pick<SalesReport, "rows"> & { group: Unit }) {
  const sold = rows.filter(({ gross, refunds }) => !isNothing(gross) || !isNothing(refunds));
  const table = (
    <AmountTable
      label="Net, tax and total"
      heading={UNITS[group]}
      rows={sold.map((row) => ({ ...row, key: row.period, name: nameDay({ date: row.period, count: 0 }) }))}
    />
  );
  return (
    <StatsPanel title="Net, tax and total">
      {sold.length === 0 && <p className="py-2 text-muted">Nothing in this period.</p>}
      {sold.length > 0 && sold.length <= SHOWN_ROWS && table}
      {sold.length > SHOWN_ROWS && (
        <details>
          <summary className="inline-flex min-h-8 items-center text-muted underline underline-offset-4 hover:text-text">
            Show {sold.length} rows
          </summary>
          {table}
        </details>
      )}
    </StatsPanel>
  );
}

/** Show totals by the rate of tax. */
export function TaxPanel({ byRate }: Pick<SalesReport, "byRate">) {
  return (
    <StatsPanel title="Tax">
      {byRate.length > 0 ? (
        <AmountTable
          label="Tax by rate"
          heading="Rate"
          rows={byRate.map((each) => ({ ...each, key: each.rate, name: `${each.rate} %` }))}
        />
      ) : (
        <p className="py-2 text-muted">No tax in this period.</p>
      )}
    </StatsPanel>
  );
}

/** Show totals by way of paying; nothing where no customer chose one. */
export function MethodPanel({ byMethod }: Pick<SalesReport, "byMethod">) {
  if (byMethod.every(({ method }) => method === null)) return null;
  return (
    <StatsPanel title="Ways of paying">
      <AmountTable
        label="Ways of paying"
        heading="Method"
        rows={byMethod.map((each) => ({ ...each, key: each.method ?? "", name: nameMethod(each.method) }))}
      />
    </StatsPanel>
  );
}

function nameMethod(method: string | null): string {
  return method === null ? "Not chosen" : (METHODS[method] ?? method);
}

/** Show totals by category, with tax. */
export function CategoryPanel({ byCategory }: Pick<SalesReport, "byCategory">) {
  if (byCategory.length === 0) return null;
  return (
    <StatsPanel title="Categories">
      <StatsTable
        label="Categories"
        headings={["Category", "Total"]}
        format={formatExactly}
        rows={byCategory.map(({ category, gross }) => ({
          key: category ?? "",
          name: category ?? "Delivery and other",
          count: toEuros(gross),
        }))}
        hasBars
      />
    </StatsPanel>
  );
}

/** Return 1106 as "€1,106.00", because all amounts of a column have their cents. */
function formatExactly(euros: number): string {
  return formatCents(Math.round(euros * 100));
}
