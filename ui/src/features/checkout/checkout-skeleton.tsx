import { Loading, Skeleton } from "@/shared/ui/skeleton";

/** Show the shape of the checkout while the cart is read. */
export function CheckoutSkeleton() {
  return (
    <Loading
      what="checkout"
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_1fr]"
    >
      <Skeleton className="h-140" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
