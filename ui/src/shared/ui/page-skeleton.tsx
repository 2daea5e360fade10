import { Skeleton } from "./skeleton";

/** Holds a whole screen's height while its code arrives, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <div className="page-width page-top min-h-dvh" aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <Skeleton className="h-12 w-64" />
    </div>
  );
}
