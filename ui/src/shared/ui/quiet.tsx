import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "./part-boundary";

/** Around a part that the page can do without: nothing stands for it while it comes, or where it does not. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
