import { Loading, Skeleton } from "@/shared/ui/skeleton";

/**
 * Show the shape of the product page while the product is loaded. In the page's first answer the server, which
 * knows the product, fills its picture and its name into the two slots (app/web/pages/prerendered.py).
 */
export function ProductScreenSkeleton() {
  return (
    <Loading what="product" className="grid items-start gap-4 lg:grid-cols-12 lg:gap-12">
      <div className="relative aspect-project overflow-hidden max-sm:-mx-4 lg:col-span-7">
        <Skeleton className="size-full rounded-none" />
        <div data-slot="picture" className="absolute inset-0" />
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:col-span-5 lg:gap-4">
        <div className="min-h-12 lg:hidden" />
        <Skeleton className="h-6 w-48" />
        <div data-slot="name" className="min-h-12" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-40" />
        <Skeleton className="h-12" />
      </div>
    </Loading>
  );
}
