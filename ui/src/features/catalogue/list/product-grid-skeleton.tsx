import { Skeleton } from "@/shared/ui/skeleton";

export const PRODUCT_GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

const places = Array.from({ length: 8 }, (_, place) => place);

/** Cards in their final size while products load, below the row of the filter where there will be one. */
export function ProductGridSkeleton({ filtered = false }: { filtered?: boolean }) {
  return (
    <>
      {filtered && <FilterBarSkeleton />}
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
      <div className="h-64 p-4">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="mt-3 h-12" />
        <Skeleton className="mt-3 h-10" />
      </div>
    </div>
  );
}

/** The filter's row while its choices are not known. */
export function FilterBarSkeleton() {
  return <Skeleton className="mb-6 h-13" />;
}
