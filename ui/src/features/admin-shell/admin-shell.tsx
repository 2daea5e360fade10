import { type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useFocusReading } from "@/shared/admin/table/list-reading";
import { type WaitingByPath, WaitingProvider } from "@/shared/admin/waiting-count";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { SkipLink } from "@/shared/ui/skip-link";
import { AdminBar } from "./admin-bar";

interface AdminShellProps {
  onLogout: () => void;
  onFind: () => void;
  waiting?: WaitingByPath;
  /** What the owner must not forget, between the bar and every screen. */
  banner?: ReactNode;
}

/** Show the bar and, below it, the screen of the present address. */
export function AdminShell({ banner, waiting = {}, ...bar }: AdminShellProps) {
  const { pathname } = useLocation();
  useFocusReading();
  return (
    <WaitingProvider value={waiting}>
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
    </WaitingProvider>
  );
}
