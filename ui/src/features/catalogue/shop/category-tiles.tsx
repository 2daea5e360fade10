import type { Category } from "@/shared/api/types";
import { ErrorNote } from "@/shared/ui/error-note";
import { Link } from "@/shared/ui/link";
import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/site-picture";
import { categoryLabel } from "../shared/category-label";
import { categoryLink } from "../shared/shop-place";
import { useCategories } from "../shared/use-products";

/** Still, so that only the brands below are seen to load. */
const PLACES = [0, 1, 2, 3];
const GRID = "grid grid-cols-2 gap-3 lg:grid-cols-4";
const SHAPE = "aspect-square sm:aspect-photo";
/** By slug; a category of the owner's own gets one that shows no product. */
export const PICTURES: Record<string, string> = {
  "styling-parts": "service-caliper",
  "car-accessories": "service-carplay",
  "valeting-cleaning-equipment": "service-coating",
};
const ANY_PICTURE = "neutral";

interface CategoryTilesProps {
  wanted?: boolean;
  /** Their pictures are among the page's first. */
  priority?: boolean;
}

/** The categories as pictures; nothing where there are none. */
export function CategoryTiles({ wanted = true, priority = true }: CategoryTilesProps) {
  const { data: categories, isPending, refetch } = useCategories(wanted);
  if (isPending) {
    return (
      <div className={GRID} aria-busy={wanted}>
        {PLACES.map((place) => (
          <div key={place} className={`${SHAPE} rounded-card border border-line bg-surface`} />
        ))}
      </div>
    );
  }
  if (!categories) return <ErrorNote onRetry={refetch}>The categories could not be loaded.</ErrorNote>;
  return (
    <ul className={GRID}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryTile category={category} priority={priority} />
        </li>
      ))}
    </ul>
  );
}

function CategoryTile({ category, priority }: { category: Category; priority: boolean }) {
  const picture = sitePicture(PICTURES[category.slug] ?? ANY_PICTURE, "");
  return (
    <Link
      to={categoryLink(category.slug)}
      className={`${SHAPE} group relative flex items-end overflow-hidden rounded-card border border-line transition-colors hover:border-control`}
    >
      <Picture
        image={picture}
        sizes="(min-width: 80rem) 300px, (min-width: 64rem) 24vw, 48vw"
        priority={priority}
        className="absolute inset-0 size-full object-cover transition-transform duration-320 ease-exact group-hover:scale-[1.03]"
      />
      <span className="relative w-full bg-ink/85 px-3 py-2.5 text-small">
        <span className="headline line-clamp-3">{categoryLabel(category)}</span>
      </span>
    </Link>
  );
}
