import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { categoryLabel } from "../shared/category-label";
import { categoryLink } from "../shared/shop-place";
import { useCategories } from "../shared/use-products";

const LINK =
  "inline-flex min-h-11 min-w-0 items-center gap-2 underline-offset-4 hover:text-text hover:underline";

/** Link back to the shop, and to the product's category. */
export function ProductTrail({ categoryName }: { categoryName?: string | undefined }) {
  const { data: categories } = useCategories();
  const category = categories?.find(({ name }) => name === categoryName);
  return (
    <nav
      aria-label="You are here"
      className="mb-2 flex min-h-11 gap-x-5 whitespace-nowrap text-muted text-small lg:mb-4"
    >
      <BackToShop />
      {category && (
        <Link to={categoryLink(category.slug)} className={LINK}>
          <span className="truncate">{categoryLabel(category)}</span>
        </Link>
      )}
    </nav>
  );
}

/** Link to the list that the visitor came from, at the place where it was left, or else to the shop's start. */
function BackToShop() {
  const list = (useLocation().state as { list?: string } | null)?.list;
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!list || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={list ?? "/shop"} onClick={goBack} className={`${LINK} shrink-0`}>
      <Icon of={ArrowLeft} className="size-4" />
      Back to Shop
    </Link>
  );
}
