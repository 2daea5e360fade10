import { Link } from "react-router-dom";
import type { Statistics } from "./analytics-types";
import { RankedPanel } from "./ranked-panel";

/** What is looked at, and what is looked for. */
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
        nothing="No product was looked at in this period."
      />
      <RankedPanel
        title="Searched and not found"
        headings={["Search", "Times"]}
        rows={searchesWithoutResult.map(bySearch)}
        nothing="Every search in this period found something."
      />
      <RankedPanel
        title="Searched most"
        headings={["Search", "Times"]}
        rows={searches.map(bySearch)}
        nothing="Nobody searched in this period."
      />
    </>
  );
}

function bySearch({ query, count }: Statistics["searches"][number]) {
  return { key: query, name: query, count };
}
