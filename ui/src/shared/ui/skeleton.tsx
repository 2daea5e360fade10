import type { ReactNode } from "react";
import { cx } from "@/shared/lib/cx";

/** Show a block of the final size of what is still loading. The list around it has aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-card bg-raised", className)} />;
}

interface LoadingProps {
  /** The noun of what is being loaded, such as "cart". */
  what?: string;
  className?: string;
  children: ReactNode;
}

/** Show the shape of what is being loaded, with a word for those who cannot see it. */
export function Loading({ what, className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy="true">
      <p className="sr-only" role="status">
        {what ? `Loading ${what}…` : "Loading…"}
      </p>
      {children}
    </div>
  );
}

/** Show a block of a whole screen's height while the page is loaded, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <Loading className="page-width page-top min-h-dvh">
      <Skeleton className="h-12 w-72" />
    </Loading>
  );
}
