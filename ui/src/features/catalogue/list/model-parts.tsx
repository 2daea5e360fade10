import { Wrench } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { AskLink } from "@/shared/ui/links/ask-link";
import { useCategories, useModelProducts } from "../shared/use-products";
import { describeParts } from "./describe-parts";
import { FilteredProducts } from "./filtered-products";
import { categoryChoices } from "./filters";
import { ProductGridSkeleton } from "./product-grid-skeleton";

interface ModelPartsProps {
  modelId: string;
  /** The model's name in full. */
  vehicle: string;
  categorySlug: string | null;
}

/** The parts that fit a model, its own first, filtered by category where there are several. */
export function ModelParts({ modelId, vehicle, categorySlug }: ModelPartsProps) {
  const { data: products, isPending, refetch } = useModelProducts(modelId);
  const categories = useCategories();
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!products) return <ErrorNote onRetry={refetch}>The parts could not be loaded.</ErrorNote>;
  if (products.length === 0) return <NoParts vehicle={vehicle} />;
  const own = products.filter(({ fits }) => fits !== "universal");
  return (
    <>
      {own.length > 0 ? (
        <p className="max-sm:sr-only -mt-2 mb-6 max-w-measure text-muted">
          {describeParts(products, categories.data ?? [])}
        </p>
      ) : (
        <div className="mb-10">
          <NoParts vehicle={vehicle} />
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

function NoParts({ vehicle }: { vehicle: string }) {
  return (
    <EmptyState
      icon={Wrench}
      title="No parts yet"
      action={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="primary" onClick={scrollToBottom}>
            Contact Us
          </Button>
          <AskLink question={{ vehicle }}>Ask us about this vehicle</AskLink>
        </div>
      }
    >
      No parts are currently configured for this model. Please contact us to inquire about compatible parts.
    </EmptyState>
  );
}

/** To the page's end, where the business's contact details are. */
function scrollToBottom(): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: calm ? "instant" : "smooth" });
}
