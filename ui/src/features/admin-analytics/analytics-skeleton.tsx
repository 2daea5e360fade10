import { Skeleton } from "@/shared/ui/skeleton";

/** The board's own grid, each block as high as what comes. */
export function AnalyticsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-2 gap-4 lg:col-span-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      {["visits", "views"].map((chart) => (
        <Skeleton key={chart} className="h-74" />
      ))}
      {["pages", "products"].map((list) => (
        <Skeleton key={list} className="h-108" />
      ))}
    </div>
  );
}
