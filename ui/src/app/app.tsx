import { PAGES } from "virtual:public-pages";
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { useLocation, useRoutes } from "react-router-dom";
import { followOtherTabs } from "@/features/cart/state/cart-id";
import { reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { layOutBelow } from "@/shared/lib/below-window";
import { Button } from "@/shared/ui/button";
import { LazyToaster } from "@/shared/ui/lazy-toaster";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { PageSkeleton } from "@/shared/ui/skeleton";
import { Tooltip } from "@/shared/ui/tooltip";
import { ConnectionBar, useConnectionWatch } from "./connection-bar";
import { PublicLayout } from "./public-layout";
import { usePrefetch } from "./use-prefetch";
import { useFocusOnNavigate, useScrollOnNavigate } from "./use-scroll-on-navigate";
import { isBackOffice, useTheme } from "./use-theme";

const { Part: AdminPages } = part(() => import("@/pages/admin/index"));

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Journey />
      <PartBoundary fallback={() => <ErrorScreen />}>
        <AppRoutes />
      </PartBoundary>
      <ConnectionBar />
      <Tooltip />
      <LazyToaster />
    </QueryClientProvider>
  );
}

const ROUTES = [
  {
    element: <PublicLayout />,
    children: PAGES.map(({ path, chunk: { Page } }) => ({ path, element: <Page /> })),
  },
  {
    path: "admin/*",
    element: (
      <PartBoundary page>
        <Suspense fallback={<PageSkeleton />}>
          <AdminPages />
        </Suspense>
      </PartBoundary>
    ),
  },
];

function AppRoutes() {
  return useRoutes(ROUTES);
}

/** Apply the hooks of every page. It renders nothing. */
function Journey() {
  useTheme();
  useScrollOnNavigate();
  useFocusOnNavigate();
  usePageVisit();
  usePrefetch();
  useFreshSettings();
  useEarlyBack();
  useConnectionWatch();
  useEffect(followOtherTabs, []);
  useEffect(() => {
    // The page answers to clicks from here on, and the browser tests wait for it.
    document.documentElement.dataset.ready = "";
    layOutBelow();
  }, []);
  return null;
}

/**
 * Show what to do with a broken page. Its links are plain and going back loads the page again, so that a fresh
 * page follows.
 */
function ErrorScreen() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return (
    <main className="page-width flex min-h-dvh flex-col items-start justify-center gap-6">
      <h1 className="headline text-h1">Something went wrong</h1>
      <p className="max-w-measure text-muted">
        This page could not be shown. Please load it again; if that does not help, start from the home page.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <a href="/" className="button" data-variant="secondary">
          Home page
        </a>
      </div>
    </main>
  );
}

const OLD_AFTER_MS = 60_000;
const READ_AGAIN_MS = 5 * 60_000;

/** Read the owner's changes without a reload, on navigation or after some minutes at the latest. */
function useFreshSettings(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { dataUpdatedAt } = useQuery({ ...reading(SETTINGS_KEY), refetchInterval: READ_AGAIN_MS });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (Date.now() - dataUpdatedAt > OLD_AFTER_MS) client.invalidateQueries({ queryKey: SETTINGS_KEY });
  }, [client, dataUpdatedAt, pathname]);
}

/** Follow a Back that was pressed while the page's file was being loaded, when the router did not listen yet. */
function useEarlyBack(): void {
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    const { pathname: now, search: asked } = window.location;
    if (now + asked === first.current) return;
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, []);
}

/** Report each public page once per visit. A failure is only logged. */
function usePageVisit(): void {
  const { pathname } = useLocation();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    if (!isBackOffice(pathname)) reportVisit(withoutSecret(pathname));
  }, [pathname]);
}

/**
 * Reduce an order's path to "/order", a quote's to "/quote" and a job's to "/job". Whoever has the full path
 * has access, so the statistics do not store it.
 */
function withoutSecret(pathname: string): string {
  return pathname.replace(/^(\/order|\/quote|\/job)\/.*/, "$1");
}

function reportVisit(path: string): void {
  request("/api/analytics/page-visit", {
    method: "POST",
    body: { path, referrer: document.referrer },
    keepalive: true,
  }).catch((error: unknown) => console.log("Failed to track page visit:", error));
}
