import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { ClosedBar } from "./closed-bar";
import { Footer } from "./footer";
import { Header } from "./header";

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-0 z-60 bg-accent px-4 py-3 font-semibold text-on-accent focus:top-0"
      >
        Skip to content
      </a>
      <Header />
      <ClosedBar />
      <main id="main" tabIndex={-1} className="min-h-dvh">
        <PartBoundary page resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PartBoundary>
      </main>
      <Footer />
    </>
  );
}
