import { cx } from "@/shared/lib/cx";

/** A block in the final geometry of what is still loading; the list around it says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-card bg-raised", className)} />;
}

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
