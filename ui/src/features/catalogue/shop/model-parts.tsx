import { Suspense } from "react";
import { ErrorNote } from "@/shared/ui/error-note";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Quiet } from "@/shared/ui/quiet";
import { FilteredProducts } from "../list/filtered-products";
import { categoryChoices } from "../list/filters";
import { ProductGridSkeleton } from "../list/product-grid-skeleton";
import { useCategories, useModelProducts } from "../shared/use-products";
import { describeParts } from "./describe-parts";

// Most models have parts.
const { Part: NoParts } = part(() => import("../empty/no-parts"));

interface ModelPartsProps {
  modelId: string;
  /** The model's name in full. */
  vehicle: string;
  categorySlug: string | null;
}

/** Show the parts that fit a model, its own first, filtered by category where there are several. */
export default function ModelParts({ modelId, vehicle, categorySlug }: ModelPartsProps) {
  const { data: products, isPending, refetch } = useModelProducts(modelId);
  const categories = useCategories();
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!products) return <ErrorNote onRetry={refetch}>The parts could not be loaded.</ErrorNote>;
  if (products.length === 0)
    return (
      <Quiet>
        <NoParts vehicle={vehicle} />
      </Quiet>
    );
  const list = (
    <FilteredProducts
      products={products}
      choices={categories.isPending ? undefined : categoryChoices(categories.data ?? [])}
      chosen={categorySlug}
      label="Filter by category"
      param="category"
      universalLast
    />
  );
  if (products.every(({ fits }) => fits === "universal")) {
    return (
      <PartBoundary fallback={() => list}>
        {/* Its words stand above the list, so they come together. */}
        <Suspense fallback={<ProductGridSkeleton filtered />}>
          <div className="mb-10">
            <NoParts vehicle={vehicle} />
          </div>
          {list}
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <>
      <p className="max-sm:sr-only -mt-2 mb-6 max-w-measure text-muted">
        {describeParts(products, categories.data ?? [])}
      </p>
      {list}
    </>
  );
}
