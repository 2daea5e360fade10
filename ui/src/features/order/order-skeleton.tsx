import { Skeleton } from "@/shared/ui/skeleton";

/** The order's geometry while it is read. */
export function OrderSkeleton() {
  return (
    <div className="flex flex-col gap-10" aria-busy="true">
      <p className="sr-only" role="status">
        Loading order…
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
