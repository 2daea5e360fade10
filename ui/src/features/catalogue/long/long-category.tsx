import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { apiKey, reading } from "@/shared/api/query-client";
import type { ListFacets, Subcategory } from "@/shared/api/types";
import { useVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { ErrorNote } from "@/shared/ui/error-note";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";
import { FilterBar } from "../list/filter-bar";
import type { FilterOption } from "../list/filters";
import { ChipsSkeleton, ListBar } from "../list/list-bar";
import { choiceQuery, readChoice } from "../list/list-choice";
import { ListedProducts } from "../list/listed-products";
import { ProductGridSkeleton } from "../list/product-grid-skeleton";
import { categoryList, useListPart } from "../shared/use-products";

const { Part: NoneLeft } = part(() => import("../empty/none-left"));

interface LongCategoryProps {
  categorySlug: string;
  /** They are undefined while they are not known, and their row is then empty. */
  subcategories: Subcategory[] | undefined;
  chosen: string | null;
}

/** These counts are shown until the real ones are known. */
const NOTHING = { total: 0, inStock: 0, makers: [], priceFrom: null, priceTo: null };

/** Show a category with more products than are fetched at once. The server filters, sorts and counts it. */
export default function LongCategory({ categorySlug, subcategories, chosen }: LongCategoryProps) {
  const [params] = useSearchParams();
  const choice = readChoice(params);
  const query = choiceQuery(choice);
  const vehicle = useVehicle((store) => store.vehicle);
  const judged = choice.onlyFitting ? vehicleQuery(vehicle) : "";
  const wanted = subcategories?.find(({ slug }) => slug === chosen);
  const within = wanted ? (`&subcategoryId=${wanted.id}` as const) : "";
  const facets = useFacets(categorySlug, `${within}${query}${judged}`);
  return (
    <>
      <ListBar facts={facets ?? NOTHING}>
        {subcategories && facets ? (
          <FilterBar
            label="Filter by subcategory"
            param="subcategory"
            options={optionsOf(subcategories, facets)}
          />
        ) : (
          <ChipsSkeleton />
        )}
      </ListBar>
      <Narrowed list={`${categoryList(categorySlug)}${within}${query}`} />
    </>
  );
}

function useFacets(categorySlug: string, query: string): ListFacets | undefined {
  const path = `/api/product-facets?category=${encodeURIComponent(categorySlug)}${query}` as const;
  const { data } = useQuery({ ...reading(apiKey(path)), placeholderData: (before) => before });
  return data;
}

function Narrowed({ list }: { list: ReturnType<typeof categoryList> }) {
  const { data: found, isPending, refetch } = useListPart(list);
  if (isPending) return <ProductGridSkeleton />;
  if (!found) return <ErrorNote onRetry={refetch}>The products could not be loaded.</ErrorNote>;
  if (found.total === 0)
    return (
      <Quiet>
        <NoneLeft />
      </Quiet>
    );
  return <ListedProducts list={list} total={found.total} />;
}

/** Return every subcategory, so that the row does not change while it is used. */
function optionsOf(subcategories: Subcategory[], facets: ListFacets): FilterOption[] {
  if (subcategories.length < 2) return [];
  const counts = new Map(facets.subcategories.map(({ id, count }) => [id, count]));
  const named = subcategories.map(({ id, slug, name }) => ({
    slug,
    label: name,
    count: counts.get(id) ?? 0,
  }));
  return [{ slug: null, label: "All", count: facets.everywhere }, ...named];
}
