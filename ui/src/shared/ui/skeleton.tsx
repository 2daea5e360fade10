import { cx } from "@/shared/lib/cx";

/** A block in the final geometry of what is still loading; the list around it says aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-card bg-raised", className)} />;
}
