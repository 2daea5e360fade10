import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { apiKey, reading } from "@/shared/api/query-client";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ErrorNote } from "@/shared/ui/error-note";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Quiet } from "@/shared/ui/quiet";
import { FilterBar } from "../list/filter-bar";
import { ListBar } from "../list/list-bar";
import { ProductCards } from "../list/product-cards";
import { ProductParts } from "../list/product-grid";
import { CardSkeleton, ProductGridSkeleton } from "../list/product-grid-skeleton";
import {
  asTypedUrl,
  countOfParts,
  isNarrowed,
  RESULTS_SIZE,
  readWords,
  resultsPath,
  type SearchAnswer,
} from "./results-query";
import { useReportedSearch } from "./use-reported-search";

const { Part: NothingFound } = part(() => import("./nothing-found"));
const { Part: SearchVehicle } = part(() => import("./search-vehicle"));
const { Part: SearchServices } = part(() => import("./search-services"));
const { Part: NoneLeft } = part(() => import("../empty/none-left"));

/** Show the results of a search: their number, what was searched, the filters, and the parts. */
export function Results() {
  const [params] = useSearchParams();
  const words = readWords(params);
  usePageTitle(`Search: ${words}`);
  const vehicle = useVehicle((store) => store.vehicle);
  const { data: found, isPending, refetch } = useQuery(reading(apiKey(resultsPath(params, 0, vehicle))));
  useReportedSearch(words, isNarrowed(params) ? undefined : found);
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!found) return <ErrorNote onRetry={refetch}>The search failed.</ErrorNote>;
  return (
    <>
      {found.services.length > 0 && (
        <div className="mb-6 min-h-13">
          <Quiet>
            <SearchServices services={found.services} />
          </Quiet>
        </div>
      )}
      {isEmpty(found) ? (
        <PartBoundary>
          <Suspense>
            <NothingFound words={words} found={found} />
          </Suspense>
        </PartBoundary>
      ) : (
        <FoundParts found={found} params={params} />
      )}
    </>
  );
}

/**
 * Return whether nothing has the words. Where only the filters leave nothing, their choices still have counts.
 */
function isEmpty({ total, facets }: SearchAnswer): boolean {
  return total === 0 && facets.categories.length === 0 && facets.inStock === 0 && facets.price.from === null;
}

function FoundParts({ found, params }: { found: SearchAnswer; params: URLSearchParams }) {
  const { total, facets, vehicles } = found;
  const vehicle = useVehicle((store) => store.vehicle);
  const facts = {
    total,
    inStock: facets.inStock,
    makers: facets.makers,
    priceFrom: facets.price.from,
    priceTo: facets.price.to,
  };
  return (
    <>
      <Reading found={found} params={params} />
      {(vehicle || params.has("modelId")) && (
        <div className="mb-4 min-h-6 text-muted">
          <Quiet>
            <SearchVehicle />
          </Quiet>
        </div>
      )}
      {vehicles.length > 0 && (
        <p className="mb-4 text-muted">
          All parts for{" "}
          {vehicles.map(({ brand, model, path }, place) => (
            <span key={path}>
              {place > 0 && ", "}
              <Link to={path} className="text-text underline underline-offset-4 hover:text-accent">
                {[brand, model].filter(Boolean).join(" ")}
              </Link>
            </span>
          ))}
        </p>
      )}
      <ListBar facts={facts}>
        <FilterBar
          label="Category"
          param="category"
          options={optionsOf(facets.categories, params.get("category"))}
        />
      </ListBar>
      {total === 0 ? (
        <Quiet>
          <NoneLeft />
        </Quiet>
      ) : (
        <ProductParts
          key={resultsPath(params)}
          total={total}
          part={(offset, isNew) => (
            <ResultsPart key={offset} params={params} offset={offset} total={total} isNew={isNew} />
          )}
        />
      )}
    </>
  );
}

/** Show "3 parts. Showing results for coilover. Search instead for coilovr." */
function Reading({
  found: { total, corrected, narrowed, query },
  params,
}: {
  found: SearchAnswer;
  params: URLSearchParams;
}) {
  return (
    <p role="status" className="mb-4 text-muted">
      {countOfParts(total)}.{" "}
      {narrowed && `We list no parts by “${narrowed.words}”: these fit the ${narrowed.model}. `}
      {corrected && (
        <>
          Showing results for <strong className="text-text">{corrected}</strong>. Search instead for{" "}
          <Link
            to={{ search: asTypedUrl(params) }}
            className="text-text underline underline-offset-4 hover:text-accent"
          >
            {query}
          </Link>
          .
        </>
      )}
    </p>
  );
}

/** Return the choices of a facet, "All" before them; none where there is no choice. */
function optionsOf(facet: SearchAnswer["facets"]["makers"], chosen: string | null) {
  if (facet.length < 2 && !chosen) return [];
  const all = facet.reduce((sum, { count }) => sum + count, 0);
  return [
    { slug: null, label: "All", count: all },
    ...facet.map(({ slug, name, count }) => ({ slug, label: name, count })),
  ];
}

interface ResultsPartProps {
  params: URLSearchParams;
  offset: number;
  total: number;
  isNew: boolean;
}

function ResultsPart({ params, offset, total, isNew }: ResultsPartProps) {
  const vehicle = useVehicle((store) => store.vehicle);
  const { data: part, isPending, refetch } = useQuery(reading(apiKey(resultsPath(params, offset, vehicle))));
  if (part) return <ProductCards products={part.products} isFirst={offset === 0} isNew={isNew} />;
  if (!isPending)
    return (
      <li className="col-span-full">
        <ErrorNote onRetry={refetch}>More products could not be loaded.</ErrorNote>
      </li>
    );
  return Array.from({ length: Math.min(RESULTS_SIZE, total - offset) }, (_, place) => place).map((place) => (
    <li key={place}>
      <CardSkeleton />
    </li>
  ));
}
