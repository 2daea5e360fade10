import { Skeleton } from "@/shared/ui/skeleton";

/** The cart's geometry while it is read. */
export function CartSkeleton() {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]" aria-busy="true">
      <p className="sr-only" role="status">
        Loading cart…
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
