import { Skeleton } from "@/shared/ui/skeleton";

/** The filter's row while its choices are not known. */
export function FilterBarSkeleton() {
  return <Skeleton className="mb-6 h-13" />;
}
