import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { type CountedRow, StatsTable } from "@/shared/admin/chart/stats-table";
import { Link } from "@/shared/ui/link";
import type { Statistics } from "./use-statistics";

/** Show the most visited pages and products, and the most frequent searches. */
export function RankedPanels({ statistics }: { statistics: Statistics }) {
  const { pageVisits, popularProducts, searches, searchesWithoutResult } = statistics;
  return (
    <>
      <RankedPanel
        title="Top pages"
        headings={["Page", "Visits"]}
        rows={pageVisits.topPages.map(({ path, count }) => ({ key: path, name: path, count }))}
        nothing="No visits in this period."
      />
      <RankedPanel
        title="Popular products"
        headings={["Product", "Views"]}
        rows={popularProducts.map(({ productId, productName, viewCount }) => ({
          key: productId,
          name: (
            <Link to={`/admin/products/${productId}`} className="hover:underline">
              {productName}
            </Link>
          ),
          count: viewCount,
        }))}
        nothing="No product was viewed in this period."
      />
      <RankedPanel
        title="Searches with no results"
        headings={["Search", "Times"]}
        rows={searchesWithoutResult.map(bySearch)}
        nothing="Every search in this period found something"
      />
      <RankedPanel
        title="Most searched"
        headings={["Search", "Times"]}
        rows={searches.map(bySearch)}
        nothing="No searches in this period."
      />
    </>
  );
}

function bySearch({ query, count }: Statistics["searches"][number]) {
  return { key: query, name: query, count };
}

interface RankedPanelProps {
  title: string;
  headings: [string, string];
  rows: CountedRow[];
  /** The text when there is no row. */
  nothing: string;
}

/** Show the most frequent first, each with a bar of its size. */
function RankedPanel({ title, headings, rows, nothing }: RankedPanelProps) {
  return (
    <StatsPanel title={title}>
      {rows.length > 0 ? (
        <StatsTable label={title} headings={headings} rows={rows} hasBars />
      ) : (
        <p className="py-2 text-muted">{nothing}</p>
      )}
    </StatsPanel>
  );
}
