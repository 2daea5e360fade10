import { GoTo } from "@/shared/admin/go-to";
import "./admin.css";
import { Suspense, useState } from "react";
import { Outlet, useLocation, useRoutes } from "react-router-dom";
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
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { MOVED } from "./moved";

/** The screens behind the login by their paths below /admin, each in a file of its own. */
const ADMIN_PAGES = [
  { path: "today", Page: part(() => import("./today")).Part },
  { path: "dashboard", Page: part(() => import("./dashboard")).Part },
  { path: "first-run", Page: part(() => import("./first-run")).Part },
  { path: "products/:id", Page: part(() => import("./product")).Part },
  { path: "orders", Page: part(() => import("./orders")).Part },
  { path: "orders/new", Page: part(() => import("./order-new")).Part },
  { path: "orders/:id", Page: part(() => import("./order")).Part },
  { path: "withdrawals", Page: part(() => import("./withdrawals")).Part },
  { path: "documents", Page: part(() => import("./documents")).Part },
  { path: "mails", Page: part(() => import("./mails")).Part },
  { path: "sales", Page: part(() => import("./sales")).Part },
  { path: "contact-messages/:id?", Page: part(() => import("./contact-messages")).Part },
  { path: "contact-messages/templates", Page: part(() => import("./answer-templates")).Part },
  { path: "quotes", Page: part(() => import("./quotes")).Part },
  { path: "quotes/:id", Page: part(() => import("./quote")).Part },
  { path: "services", Page: part(() => import("./services")).Part },
  { path: "jobs", Page: part(() => import("./jobs")).Part },
  { path: "jobs/:id", Page: part(() => import("./job")).Part },
  { path: "contacts", Page: part(() => import("./contacts")).Part },
  { path: "contacts/:id", Page: part(() => import("./contact")).Part },
  { path: "analytics", Page: part(() => import("./analytics")).Part },
  { path: "calendar", Page: part(() => import("./calendar")).Part },
  { path: "vehicles/health", Page: part(() => import("./fitment-health")).Part },
  { path: "analytics/searches", Page: part(() => import("./searches")).Part },
  { path: "vehicles", Page: part(() => import("./vehicles")).Part },
  { path: "categories", Page: part(() => import("./categories")).Part },
  { path: "demand", Page: part(() => import("./demand")).Part },
  { path: "manufacturers", Page: part(() => import("./manufacturers")).Part },
  { path: "policies", Page: part(() => import("./policies")).Part },
  { path: "gallery", Page: part(() => import("./gallery")).Part },
  { path: "look/figures", Page: part(() => import("./look-figures")).Part },
  { path: "look", Page: part(() => import("./look")).Part },
  { path: "upload", Page: part(() => import("./upload")).Part },
  { path: "settings", Page: part(() => import("./settings")).Part },
  { path: "settings/selling", Page: part(() => import("./settings-selling")).Part },
  { path: "settings/workshop", Page: part(() => import("./settings-workshop")).Part },
  { path: "settings/mail", Page: part(() => import("./settings-mail")).Part },
  { path: "settings/log", Page: part(() => import("./log")).Part },
  { path: "settings/updates", Page: part(() => import("./updates")).Part },
  { path: "settings/about", Page: part(() => import("./about")).Part },
  { path: "backups", Page: part(() => import("./backups")).Part },
  { path: "online", Page: part(() => import("./online")).Part },
  { path: "deleted", Page: part(() => import("./deleted")).Part },
  { path: "import-export", Page: part(() => import("./import-export")).Part },
  { path: "settings/privacy", Page: part(() => import("./privacy")).Part },
  { path: "account", Page: part(() => import("./account")).Part },
];

const { Part: HelpPage } = part(() => import("./help"));
const { Part: LoginPage } = part(() => import("./login"));
const { Part: NewPasswordPage } = part(() => import("./new-password"));
const { Part: UnknownPage } = part(() => import("./unknown"));

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
    { path: "login", element: <LoginPage /> },
    { path: "new-password", element: <NewPasswordPage /> },
    { element: <HelpFrame onLogout={onLogout} />, children: [{ path: "help", element: <HelpPage /> }] },
    { element: frame, children: ADMIN_PAGES.map(({ path, Page }) => ({ path, element: <Page /> })) },
    { path: "*", element: <UnknownPage /> },
  ]);
}

/** Whoever has forgotten the password reads the guide too. */
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

/** A listener that does not serve the back office sends its pages as unknown ones, and marks them so. */
function useRefusedByListener(): boolean {
  const isFirstPage = useLocation().key === "default";
  return isFirstPage && document.querySelector('meta[name="pitlane-status"][content="404"]') !== null;
}

/** The bar and its screens, and an eye on what comes in while the owner looks at something else. */
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
