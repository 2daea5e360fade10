import type { Product } from "@/shared/api/types";
import { FilterBar } from "./filter-bar";
import { applyFilter, type FilterChoice, filterOptions } from "./filters";
import { ProductGrid } from "./product-grid";
import { FilterBarSkeleton } from "./product-grid-skeleton";

interface FilteredProductsProps {
  products: Product[];
  /** Undefined while they are not known: their row is kept. */
  choices: FilterChoice[] | undefined;
  chosen: string | null;
  label: string;
  param: string;
}

/** Products with the filter above them that the address has chosen. */
export function FilteredProducts({ products, choices, chosen, label, param }: FilteredProductsProps) {
  const shown = applyFilter(products, choices ?? [], chosen);
  return (
    <>
      {choices ? (
        <FilterBar label={label} param={param} options={filterOptions(products, choices)} />
      ) : (
        <FilterBarSkeleton />
      )}
      <p className="sr-only" role="status">
        {shown.length === 1 ? "1 product" : `${shown.length} products`}
      </p>
      <ProductGrid products={shown} />
    </>
  );
}
