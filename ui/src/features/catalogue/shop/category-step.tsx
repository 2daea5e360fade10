import { usePageTitle } from "@/shared/lib/use-page-title";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";
import { StepHeading } from "@/shared/ui/step-heading";
import { ProductGridSkeleton } from "../list/product-grid-skeleton";
import { categoryLabel } from "../shared/category-label";
import { useCategories } from "../shared/use-products";
import { CategoryProducts } from "./category-products";

// No link leads to one.
const { Part: NoCategory } = part(() => import("../empty/no-category"));

interface CategoryStepProps {
  categorySlug: string;
  subcategorySlug: string | null;
}

/** Show the shop with one category only. */
export function CategoryStep({ categorySlug, subcategorySlug }: CategoryStepProps) {
  const categories = useCategories();
  const category = categories.data?.find(({ slug, name }) => slug === categorySlug || name === categorySlug);
  const known = category && categoryLabel(category);
  const title = categories.isPending ? undefined : (known ?? "Category");
  usePageTitle(title ?? "Shop");
  return (
    <>
      <StepHeading title={title} trail={[{ label: "Shop", to: "/shop" }]} start="/shop" />
      {categories.isPending && <ProductGridSkeleton filtered />}
      {categories.data && !category && (
        <Quiet>
          <NoCategory />
        </Quiet>
      )}
      {(category || categories.isError) && (
        <CategoryProducts
          categorySlug={categorySlug}
          categoryId={category?.id}
          subcategorySlug={subcategorySlug}
        />
      )}
    </>
  );
}
