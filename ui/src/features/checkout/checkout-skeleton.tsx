import { Skeleton } from "@/shared/ui/skeleton";

/** The checkout's geometry while the cart is read. */
export function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_1fr]" aria-busy="true">
      <p className="sr-only" role="status">
        Loading checkout…
      </p>
      <Skeleton className="h-140" />
      <Skeleton className="h-96" />
    </div>
  );
}
