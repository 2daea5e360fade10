import { ErrorNote } from "@/shared/ui/error-note";
import { part } from "@/shared/ui/part";
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

/** The parts that fit a model, its own first, filtered by category where there are several. */
export default function ModelParts({ modelId, vehicle, categorySlug }: ModelPartsProps) {
  const { data: products, isPending, refetch } = useModelProducts(modelId);
  const categories = useCategories();
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!products) return <ErrorNote onRetry={refetch}>The parts could not be loaded.</ErrorNote>;
  if (products.length === 0) return <NoPartsYet vehicle={vehicle} />;
  const own = products.filter(({ fits }) => fits !== "universal");
  return (
    <>
      {own.length > 0 ? (
        <p className="max-sm:sr-only -mt-2 mb-6 max-w-measure text-muted">
          {describeParts(products, categories.data ?? [])}
        </p>
      ) : (
        <div className="mb-10">
          <NoPartsYet vehicle={vehicle} />
        </div>
      )}
      <FilteredProducts
        products={products}
        choices={categories.isPending ? undefined : categoryChoices(categories.data ?? [])}
        chosen={categorySlug}
        label="Filter by category"
        param="category"
        universalLast
      />
    </>
  );
}

function NoPartsYet({ vehicle }: { vehicle: string }) {
  return (
    <Quiet>
      <NoParts vehicle={vehicle} />
    </Quiet>
  );
}
