import { Suspense } from "react";
import { useSettings } from "@/shared/api/use-settings";
import { part } from "./part";
import { PartBoundary } from "./part-boundary";
import { Skeleton } from "./skeleton";

// Rarely needed: no page carries it along.
const { Part: ClosedNote } = part(() => import("./later/closed-note"));

interface WhenClosedProps {
  className?: string;
  /** It stands where the page's main button would. */
  prominent?: boolean;
}

/** While the shop is closed: the owner's message, and the way to an enquiry. */
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
