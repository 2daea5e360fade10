import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSettings } from "@/shared/api/use-settings";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { SkipLink } from "@/shared/ui/skip-link";
import { Footer } from "./footer";
import { Header } from "./header";
import { VehiclePlace } from "./vehicle-place";

const OF_AN_ORDER = /^\/(checkout|order|quote|job)(\/|$)/;
const BEGIN_WITH_VEHICLE = /^\/(shop|search)(\/|$)/;

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <Header />
      <ClosedBar />
      {/* On a narrow window the pages of parts begin with the vehicle. */}
      {BEGIN_WITH_VEHICLE.test(pathname) && (
        <VehiclePlace className="vehicle-row page-width justify-between xl:hidden" />
      )}
      <main id="main" tabIndex={-1} className="min-h-dvh">
        <PartBoundary page resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PartBoundary>
      </main>
      <Footer brief={OF_AN_ORDER.test(pathname)} />
    </>
  );
}

/**
 * Say on top of every public page until when the shop is closed, in the owner's own words. The server sends it
 * with the page.
 */
function ClosedBar() {
  const { closed, closedUntil, closedMessage } = useSettings();
  if (!closed) return null;
  const fact = `We are closed until ${formatDay(closedUntil)}.`;
  return (
    <aside data-closed="" aria-label="Closed" className="closed-bar">
      <div className="page-width py-3">
        <p className="font-semibold text-warn">{fact}</p>
        <p className="max-w-measure whitespace-pre-line">{closedMessage === fact ? "" : closedMessage}</p>
      </div>
    </aside>
  );
}

/** Write "2040-08-24" as "24 August 2040", as the server does (app/shop/base/settings/closing.py). */
function formatDay(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
