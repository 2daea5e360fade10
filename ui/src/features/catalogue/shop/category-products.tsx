import { PackageOpen } from "lucide-react";
import { Suspense } from "react";
import { PART_SIZE } from "@/shared/api/list-part";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { FilteredProducts } from "../list/filtered-products";
import { subcategoryChoices } from "../list/filters";
import { ProductGridSkeleton } from "../list/product-grid-skeleton";
import { categoryList, useListPart, useSubcategories } from "../shared/use-products";

// A small shop has no long category.
const { Part: LongCategory } = part(() => import("../long/long-category"));

interface CategoryProductsProps {
  categorySlug: string;
  /** It is undefined where the categories could not be loaded. */
  categoryId: string | undefined;
  subcategorySlug: string | null;
}

/** Show a category's products, filtered by subcategory where there are several. */
export function CategoryProducts({ categorySlug, categoryId, subcategorySlug }: CategoryProductsProps) {
  const list = categoryList(categorySlug);
  const { data: found, isPending, refetch } = useListPart(list);
  const subcategories = useSubcategories(categoryId);
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!found) return <ErrorNote onRetry={refetch}>The products could not be loaded.</ErrorNote>;
  if (found.total === 0) return <NoProducts />;
  const known = subcategories.isLoading ? undefined : (subcategories.data ?? []);
  if (found.total > PART_SIZE) {
    return (
      <PartBoundary>
        <Suspense fallback={<ProductGridSkeleton filtered />}>
          <LongCategory categorySlug={categorySlug} subcategories={known} chosen={subcategorySlug} />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <FilteredProducts
      products={found.products}
      choices={known && subcategoryChoices(known)}
      chosen={subcategorySlug}
      label="Filter by subcategory"
      param="subcategory"
    />
  );
}

function NoProducts() {
  return (
    <EmptyState
      icon={PackageOpen}
      title="Nothing here yet"
      action={<ButtonLink to="/shop">Browse the shop</ButtonLink>}
    >
      No products available in this category yet. Check back soon!
    </EmptyState>
  );
}
