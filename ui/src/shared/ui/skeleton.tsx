import type { ReactNode } from "react";
import { cx } from "@/shared/lib/cx";

/** A block in the final geometry of what is still loading; the list around it says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-card bg-raised", className)} />;
}

interface LoadingProps {
  /** The noun of what comes: "cart". */
  what?: string;
  className?: string;
  children: ReactNode;
}

/** The geometry of what is being loaded, with a word for those who cannot see it. */
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

/** Holds a whole screen's height while its code arrives, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <Loading className="page-width page-top min-h-dvh">
      <Skeleton className="h-12 w-64" />
    </Loading>
  );
}
