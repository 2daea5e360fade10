import { type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { SkipLink } from "@/shared/ui/skip-link";
import { AdminBar, type WaitingByPath } from "./admin-bar";

interface AdminShellProps {
  onLogout: () => void;
  onFind: () => void;
  waiting?: WaitingByPath;
  /** Between the bar and every screen: what the owner must not forget. */
  banner?: ReactNode;
}

/** The bar and, below it, the screen of the present address. */
export function AdminShell({ banner, ...bar }: AdminShellProps) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <AdminBar {...bar} />
      {banner}
      <main id="main" tabIndex={-1} className="text-small">
        <PartBoundary page resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PartBoundary>
      </main>
    </>
  );
}
