import { Suspense } from "react";
import { useSettings } from "@/shared/api/use-settings";
import { part } from "./part";
import { PartBoundary } from "./part-boundary";
import { Skeleton } from "./skeleton";

// It is rarely needed, so no page loads it at once.
const { Part: ClosedNote } = part(() => import("./later/closed-note"));

interface WhenClosedProps {
  className?: string;
  /** It replaces the page's main button. */
  prominent?: boolean;
}

/** Show the owner's message while the shop is closed, and the way to an enquiry. */
export function WhenClosed({ className, prominent }: WhenClosedProps) {
  const { closed } = useSettings();
  if (!closed) return null;
  return (
    <div className={className}>
      <PartBoundary>
        <Suspense fallback={<Skeleton className="h-20" />}>
          <ClosedNote prominent={prominent} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
