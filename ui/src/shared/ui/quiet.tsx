import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "./part-boundary";

/** Show a part that the page can do without. Nothing is shown while it is loaded, or where it cannot be. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
