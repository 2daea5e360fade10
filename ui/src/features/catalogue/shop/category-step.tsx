import { usePageTitle } from "@/shared/lib/use-page-title";
import { StepHeading } from "@/shared/ui/step-heading";
import { ProductGridSkeleton } from "../list/product-grid-skeleton";
import { categoryLabel } from "../shared/category-label";
import { useCategories } from "../shared/use-products";
import { CategoryProducts } from "./category-products";

interface CategoryStepProps {
  categorySlug: string;
  subcategorySlug: string | null;
}

/** The shop narrowed down to one category. */
export function CategoryStep({ categorySlug, subcategorySlug }: CategoryStepProps) {
  const categories = useCategories();
  const category = categories.data?.find(({ slug }) => slug === categorySlug);
  const known = category && categoryLabel(category);
  const title = categories.isPending ? undefined : (known ?? "Category");
  usePageTitle(title ?? "Shop");
  return (
    <>
      <StepHeading title={title} trail={[{ label: "Shop", to: "/shop" }]} start="/shop" />
      {categories.isPending ? (
        <ProductGridSkeleton filtered />
      ) : (
        <CategoryProducts
          categorySlug={categorySlug}
          categoryId={category?.id}
          subcategorySlug={subcategorySlug}
        />
      )}
    </>
  );
}
