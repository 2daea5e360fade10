import { Wrench } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { describeParts } from "./describe-parts";
import { categoryChoices } from "./filter-choices";
import { FilteredProducts } from "./filtered-products";
import { ProductGridSkeleton } from "./product-grid-skeleton";
import { scrollToBottom } from "./scroll-to-bottom";
import { useCategories, useModelProducts } from "./use-products";

/** The parts that fit a model, filtered by category where there are several. */
export function ModelParts({ modelId, categorySlug }: { modelId: string; categorySlug: string | null }) {
  const { data: products, isPending, refetch } = useModelProducts(modelId);
  const categories = useCategories();
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!products) return <ErrorNote onRetry={refetch}>The parts could not be loaded.</ErrorNote>;
  if (products.length === 0) return <NoParts />;
  return (
    <>
      <p className="-mt-2 mb-6 max-w-measure text-muted">{describeParts(products, categories.data ?? [])}</p>
      <FilteredProducts
        products={products}
        choices={categories.isPending ? undefined : categoryChoices(categories.data ?? [])}
        chosen={categorySlug}
        label="Filter by category"
        param="category"
      />
    </>
  );
}

function NoParts() {
  return (
    <EmptyState
      icon={Wrench}
      title="No parts yet"
      action={
        <Button variant="primary" onClick={scrollToBottom}>
          Contact Us
        </Button>
      }
    >
      No parts are currently configured for this model. Please contact us to inquire about compatible parts.
    </EmptyState>
  );
}
