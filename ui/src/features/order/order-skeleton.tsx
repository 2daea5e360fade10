import { Skeleton } from "@/shared/ui/skeleton";

/** The order's geometry while it is read. */
export function OrderSkeleton() {
  return (
    <div className="flex flex-col gap-10" aria-busy="true">
      <p className="sr-only" role="status">
        Loading order…
      </p>
      <div className="flex min-h-40 flex-col justify-end border-line border-b pb-8">
        <h1 className="headline text-h1">Your order</h1>
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
