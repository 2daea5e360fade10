import { Loading, Skeleton } from "@/shared/ui/skeleton";

/** Show the shape of the order while it is read. */
export function OrderSkeleton() {
  return (
    <Loading what="order" className="flex flex-col gap-10">
      <div className="flex min-h-40 flex-col justify-end border-line border-b pb-8">
        <h1 className="headline text-h1">Your order</h1>
      </div>
      <Skeleton className="h-96" />
    </Loading>
  );
}
