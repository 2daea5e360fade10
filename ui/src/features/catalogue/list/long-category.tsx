import type { ProductList } from "@/shared/api/list-part";
import type { Subcategory } from "@/shared/api/types";
import { ErrorNote } from "@/shared/ui/error-note";
import { useListPart } from "../shared/use-products";
import { FilterBar } from "./filter-bar";
import type { FilterOption } from "./filters";
import { ListedProducts } from "./listed-products";
import { FilterBarSkeleton, ProductGridSkeleton } from "./product-grid-skeleton";

interface LongCategoryProps {
  list: ProductList;
  total: number;
  /** Undefined while they are not known: their row is kept. */
  subcategories: Subcategory[] | undefined;
  chosen: string | null;
}

/** A category with more products than are fetched at once: the server filters it, and counts only what is chosen. */
export function LongCategory({ list, total, subcategories, chosen }: LongCategoryProps) {
  const wanted = subcategories?.find(({ slug }) => slug === chosen);
  return (
    <>
      {subcategories ? (
        <FilterBar
          label="Filter by subcategory"
          param="subcategory"
          options={optionsOf(subcategories, total)}
        />
      ) : (
        <FilterBarSkeleton />
      )}
      {wanted ? (
        <Narrowed list={`${list}&subcategoryId=${wanted.id}`} />
      ) : (
        <ListedProducts list={list} total={total} />
      )}
    </>
  );
}

function Narrowed({ list }: { list: ProductList }) {
  const { data: found, isPending, refetch } = useListPart(list);
  if (isPending) return <ProductGridSkeleton />;
  if (!found) return <ErrorNote onRetry={refetch}>The products could not be loaded.</ErrorNote>;
  if (found.total === 0) return <p className="text-muted">No products here yet. Choose another one above.</p>;
  return <ListedProducts list={list} total={found.total} />;
}

function optionsOf(subcategories: Subcategory[], total: number): FilterOption[] {
  if (subcategories.length < 2) return [];
  const named = subcategories.map(({ slug, name }) => ({ slug, label: name }));
  return [{ slug: null, label: "All", count: total }, ...named];
}
