import { useSearchParams } from "react-router-dom";
import type { Product } from "@/shared/api/types";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";
import { FilterBar } from "./filter-bar";
import { applyFilter, type FilterChoice, filterOptions } from "./filters";
import { ChipsSkeleton, ListBar } from "./list-bar";
import { applyChoice, factsOf, readChoice } from "./list-choice";
import { ProductGrid } from "./product-grid";

const { Part: NoneLeft } = part(() => import("../empty/none-left"));

interface FilteredProductsProps {
  products: Product[];
  /** They are undefined while they are not known, and their row is then empty. */
  choices: FilterChoice[] | undefined;
  chosen: string | null;
  label: string;
  param: string;
  /** Parts that fit every vehicle are below the others, under a heading of their own. */
  universalLast?: boolean;
}

/** Show products below the order and the filters that the address has chosen. */
export function FilteredProducts(props: FilteredProductsProps) {
  const { products, choices, chosen, label, param, universalLast = false } = props;
  const [params] = useSearchParams();
  const choice = readChoice(params);
  const within = applyFilter(products, choices ?? [], chosen);
  const shown = applyChoice(within, choice);
  return (
    <>
      <ListBar facts={factsOf(within, choice)}>
        {choices ? (
          <FilterBar
            label={label}
            param={param}
            options={filterOptions(products, choices, applyChoice(products, choice))}
          />
        ) : (
          <ChipsSkeleton />
        )}
      </ListBar>
      <p className="sr-only" role="status">
        {shown.length === 1 ? "1 product" : `${shown.length} products`}
      </p>
      {shown.length === 0 && (
        <Quiet>
          <NoneLeft />
        </Quiet>
      )}
      {universalLast ? <ByFit products={shown} /> : <ProductGrid products={shown} />}
    </>
  );
}

/** Show a vehicle's own parts, and below them those for every vehicle, under a heading that names no region. */
function ByFit({ products }: { products: Product[] }) {
  const own = products.filter(({ fits }) => fits !== "universal");
  const universal = products.filter(({ fits }) => fits === "universal");
  return (
    <>
      <ProductGrid products={own} />
      {universal.length > 0 && (
        <div>
          <h2 className={own.length > 0 ? "headline mt-16 mb-4 text-h3" : "headline mb-4 text-h3"}>
            For every vehicle
          </h2>
          <ProductGrid products={universal} param="shownUniversal" isFirst={own.length === 0} />
        </div>
      )}
    </>
  );
}
