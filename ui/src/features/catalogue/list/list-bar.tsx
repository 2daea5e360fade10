import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import type { ListFacts } from "./list-choice";

const { Part: ListTools } = part(() => import("../tools/list-tools"));

/**
 * Show a list's order and filters and the chips above it, which are always in view. Each has its place before
 * it is loaded.
 */
export function ListBar({ facts, children }: { facts: ListFacts; children?: ReactNode }) {
  const { search } = useLocation();
  return (
    <div className="list-bar">
      <div className="list-tools">
        {/* Without its file the list is as it was before there were filters. */}
        <PartBoundary resetKey={search} fallback={() => <span />}>
          <Suspense>
            <ListTools facts={facts} />
          </Suspense>
        </PartBoundary>
      </div>
      {children}
    </div>
  );
}

/** Show the bar while a list is not known. */
export function ListBarSkeleton() {
  return (
    <div className="list-bar">
      <div className="list-tools" />
      <ChipsSkeleton />
    </div>
  );
}

export function ChipsSkeleton() {
  return <Skeleton className="h-11 w-full" />;
}
