import { Skeleton } from "@/shared/ui/skeleton";

/** The checkout's geometry while the cart is read. */
export function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]" aria-busy="true">
      <p className="sr-only" role="status">
        Loading checkout…
      </p>
      <Skeleton className="h-140 max-w-form" />
      <Skeleton className="h-96" />
    </div>
  );
}
