import { Skeleton } from "@/shared/ui/skeleton";

/** The product page's geometry while the product loads. */
export function ProductScreenSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-12" aria-busy="true">
      <p className="sr-only" role="status">
        Loading product…
      </p>
      <Skeleton className="aspect-project rounded-none max-sm:-mx-4 lg:col-span-7" />
      <div className="flex flex-col gap-4 lg:col-span-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-40" />
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}
