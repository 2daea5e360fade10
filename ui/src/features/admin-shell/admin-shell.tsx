import { type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { AdminBar } from "./admin-bar";

interface AdminShellProps {
  onLogout: () => void;
  notes?: Record<string, ReactNode>;
  /** Between the bar and every screen: what the owner must not forget. */
  banner?: ReactNode;
}

/** The bar and, below it, the screen of the present address. */
export function AdminShell({ banner, ...bar }: AdminShellProps) {
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#main"
        className="fixed top-0 left-0 z-60 -translate-y-20 bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
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
