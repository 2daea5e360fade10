import { PackageOpen } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button-link";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { subcategoryChoices } from "./filter-choices";
import { FilteredProducts } from "./filtered-products";
import { ProductGridSkeleton } from "./product-grid-skeleton";
import { useCategoryProducts, useSubcategories } from "./use-products";

interface CategoryProductsProps {
  categorySlug: string;
  /** Undefined for a category that there is not: it has no products and no subcategories. */
  categoryId: string | undefined;
  subcategorySlug: string | null;
}

/** A category's products, filtered by subcategory where there are several. */
export function CategoryProducts({ categorySlug, categoryId, subcategorySlug }: CategoryProductsProps) {
  const { data: products, isPending, refetch } = useCategoryProducts(categorySlug);
  const subcategories = useSubcategories(categoryId);
  if (isPending) return <ProductGridSkeleton filtered />;
  if (!products) return <ErrorNote onRetry={refetch}>The products could not be loaded.</ErrorNote>;
  if (products.length === 0) return <NoProducts />;
  return (
    <FilteredProducts
      products={products}
      choices={subcategories.isLoading ? undefined : subcategoryChoices(subcategories.data ?? [])}
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
