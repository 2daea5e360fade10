import type { ListedCategory } from "@/shared/api/types";
import { ErrorNote } from "@/shared/ui/error-note";
import { Link } from "@/shared/ui/link";
import { Picture } from "@/shared/ui/picture";
import { categoryLabel } from "../shared/category-label";
import { categoryLink } from "../shared/shop-place";
import { useCategories } from "../shared/use-products";

/** These do not pulse, so that only the brands below are seen to load. */
const PLACES = [0, 1, 2, 3];
const GRID = "grid grid-cols-2 gap-3 lg:grid-cols-4";
const SHAPE = "aspect-square sm:aspect-photo";
/** app/web/pages/prerendered.py has the same text. */
const SIZES = "(min-width: 80rem) 300px, (min-width: 64rem) 24vw, 48vw";
const INITIAL = "headline absolute top-3 left-3 text-[5rem] leading-none text-control/30 sm:text-[7rem]";

interface CategoryTilesProps {
  wanted?: boolean;
  /** The pictures are among the page's first. */
  priority?: boolean;
}

/** Show the categories that have products, as pictures; nothing where there are none. */
export function CategoryTiles({ wanted = true, priority = true }: CategoryTilesProps) {
  const { data: categories, isPending, refetch } = useCategories(wanted);
  if (isPending) {
    return (
      <div className={GRID} aria-busy={wanted || undefined}>
        {PLACES.map((place) => (
          <div key={place} className={`${SHAPE} rounded-card border border-line bg-surface`} />
        ))}
      </div>
    );
  }
  if (!categories) return <ErrorNote onRetry={refetch}>The categories could not be loaded.</ErrorNote>;
  return (
    <ul className={GRID}>
      {categories.filter(isFilled).map((category) => (
        <li key={category.id} className="relative">
          <CategoryTile category={category} priority={priority} />
          {/* Beside the link, whose name is the category's alone. */}
          <span className="pointer-events-none absolute right-3 bottom-0 py-2.5 text-small text-subtle tabular">
            {category.productCount}
          </span>
        </li>
      ))}
    </ul>
  );
}

function isFilled({ productCount }: ListedCategory): boolean {
  return productCount !== 0;
}

function CategoryTile({ category, priority }: { category: ListedCategory; priority: boolean }) {
  return (
    <Link
      to={categoryLink(category.slug)}
      className={`${SHAPE} photo-hover relative flex items-end overflow-hidden rounded-card border border-line bg-raised transition-colors hover:border-control`}
    >
      {category.image ? (
        <Picture
          image={category.image}
          alt=""
          sizes={SIZES}
          priority={priority}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span aria-hidden="true" className={INITIAL}>
          {[...category.name][0]}
        </span>
      )}
      <span className="relative w-full bg-ink/85 py-2.5 px-3 pr-10 text-small">
        <span className="headline line-clamp-3">{categoryLabel(category)}</span>
      </span>
    </Link>
  );
}
