import { Skeleton } from "@/shared/ui/skeleton";
import { ListBarSkeleton } from "./list-bar";

export const PRODUCT_GRID = "grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4";

/** Four cards are in one row or in two, never three and one. */
export const FOUR_GRID = "grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4";

const places = Array.from({ length: 8 }, (_, place) => place);

/**
 * Show cards in their final size while products are loaded, below the row of the filter where there will be
 * one.
 */
export function ProductGridSkeleton({ filtered = false }: { filtered?: boolean }) {
  return (
    <>
      {filtered && <ListBarSkeleton />}
      <CardSkeletons />
    </>
  );
}

function CardSkeletons() {
  return (
    <div className={PRODUCT_GRID} aria-busy="true">
      <p className="sr-only" role="status">
        Loading products…
      </p>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-project rounded-none" />
      <div className="h-35 p-3 sm:h-62 sm:p-4">
        <Skeleton className="h-12" />
        <Skeleton className="mt-3 h-10" />
      </div>
    </div>
  );
}
