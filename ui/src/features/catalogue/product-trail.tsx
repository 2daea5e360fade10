import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "@/shared/ui/icon";
import { categoryLabel } from "./category-label";
import { categoryLink } from "./shop-place";
import { useCategories } from "./use-products";

const LINK =
  "inline-flex min-h-11 min-w-0 items-center gap-2 underline-offset-4 hover:text-text hover:underline";

/** The way back to the shop, and to the product's category. */
export function ProductTrail({ categoryName }: { categoryName?: string | undefined }) {
  const { data: categories } = useCategories();
  const category = categories?.find(({ name }) => name === categoryName);
  return (
    <nav
      aria-label="You are here"
      className="mb-4 flex min-h-11 gap-x-5 whitespace-nowrap text-muted text-small"
    >
      <Link to="/shop" className={`${LINK} shrink-0`}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to Shop
      </Link>
      {category && (
        <Link to={categoryLink(category.slug)} className={LINK}>
          <span className="truncate">{categoryLabel(category)}</span>
        </Link>
      )}
    </nav>
  );
}
