import { GoTo } from "@/shared/admin/go-to";
import "./admin.css";
import { type ComponentType, Suspense, useState } from "react";
import { Outlet, type RouteObject, useLocation, useRoutes } from "react-router-dom";
import { AdminFind } from "@/features/admin-find/admin-find";
import { FirstRunNote } from "@/features/admin-first-run/first-run-note";
import { ringForOrder } from "@/features/admin-orders/alerts/order-sound";
import { useAdminFeed, useTitleCount } from "@/features/admin-orders/alerts/use-admin-feed";
import { useOrderAlerts } from "@/features/admin-orders/alerts/use-order-alerts";
import { waitingByPath } from "@/features/admin-orders/alerts/waiting-by-path";
import { ClockBanner } from "@/features/admin-privacy/clock-banner";
import { AdminGate } from "@/features/admin-session/admin-gate";
import { useAdminCheck, useLogout, useSessionEnd } from "@/features/admin-session/use-session";
import { ClosedBanner } from "@/features/admin-settings/closed-banner";
import { AdminShell } from "@/features/admin-shell/admin-shell";
import { UpdateBanner } from "@/features/admin-updates/update-banner";
import { DraftNote } from "@/shared/admin/drafts/draft-note";
import { type AdminScreen, SCREENS } from "@/shared/admin/screens";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { MOVED } from "./moved";

type Screen = ComponentType<object>;

const { Part: UnknownPage } = part(() => import("./unknown"));

/** The screens by the names of their files. Each file is loaded when its screen is opened. */
const FILES: Partial<Record<string, Screen>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Screen }>(["./*.tsx", "!./{index,unknown}.tsx"])).map(
    ([path, load]) => [path.slice("./".length, -".tsx".length), part(load).Part],
  ),
);

export default function AdminPages() {
  useSessionEnd();
  const logout = useLogout();
  const refused = useRefusedByListener();
  const { pathname, hash } = useLocation();
  const moved = MOVED[pathname + hash];
  if (refused) return <UnknownPage />;
  if (moved) return <GoTo to={moved} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screens onLogout={logout} />
    </Suspense>
  );
}

function Screens({ onLogout }: { onLogout: () => void }) {
  const frame = (
    <AdminGate>
      <AdminLayout onLogout={onLogout} />
    </AdminGate>
  );
  return useRoutes([
    { index: true, element: <GoTo to="today" /> },
    ...routesOf("none"),
    { element: <HelpFrame onLogout={onLogout} />, children: routesOf("signed-in") },
    { element: frame, children: routesOf(undefined) },
    { path: "*", element: <UnknownPage /> },
  ]);
}

function routesOf(frame: AdminScreen["frame"]): RouteObject[] {
  return SCREENS.filter((screen) => screen.frame === frame).map(({ path, file }) => {
    const Page = FILES[file];
    return { path, element: Page && <Page /> };
  });
}

/** Show the guide to whoever is not signed in, too, because somebody may have forgotten the password. */
function HelpFrame({ onLogout }: { onLogout: () => void }) {
  const { data, isPending } = useAdminCheck();
  if (isPending) return <PageSkeleton />;
  if (data?.isAdmin) return <AdminLayout onLogout={onLogout} />;
  return (
    <main id="main" tabIndex={-1} className="text-small">
      <p className="page-width pt-6">
        <Link to="/admin/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Go to login
        </Link>
      </p>
      <Outlet />
    </main>
  );
}

/**
 * Return whether the server sent the page at this address as an unknown one, as a listener does that does not serve
 * the back office. The router's key does not tell: a reload keeps that of the page before it.
 */
function useRefusedByListener(): boolean {
  const { pathname } = useLocation();
  if (!document.querySelector('meta[name="pitlane-status"][content="404"]')) return false;
  const [sent] = performance.getEntriesByType("navigation");
  return sent !== undefined && new URL(sent.name).pathname === pathname;
}

/** Show the bar and the screen, and watch for news while the owner looks at something else. */
function AdminLayout({ onLogout }: { onLogout: () => void }) {
  const feed = useAdminFeed();
  const [isFinding, setFinding] = useState(false);
  const { pending = 0, newEnquiries = 0, newWithdrawals = 0 } = feed ?? {};
  useOrderAlerts(feed, ringForOrder);
  useTitleCount(pending + newEnquiries + newWithdrawals);
  const banner = (
    <>
      <FirstRunNote />
      <ClosedBanner />
      <ClockBanner />
      <UpdateBanner />
      <DraftNote />
    </>
  );
  return (
    <>
      <AdminShell
        onLogout={onLogout}
        onFind={() => setFinding(true)}
        waiting={waitingByPath(feed)}
        banner={banner}
      />
      <AdminFind isFinding={isFinding} onFind={setFinding} />
    </>
  );
}
