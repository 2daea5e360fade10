import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { followOtherTabs } from "@/features/cart/cart-id";
import { LazyToaster } from "@/shared/ui/lazy-toaster";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Tooltip } from "@/shared/ui/tooltip";
import { ConnectionBar } from "./connection-bar";
import { ErrorScreen } from "./error-screen";
import { AppRoutes } from "./routes";
import { useConnectionWatch } from "./use-connection-watch";
import { useFocusOnNavigate } from "./use-focus-on-navigate";
import { useFreshSettings } from "./use-fresh-settings";
import { usePageVisit } from "./use-page-visit";
import { usePrefetch } from "./use-prefetch";
import { useScrollOnNavigate } from "./use-scroll-on-navigate";
import { useTheme } from "./use-theme";

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

/** What follows the visitor from page to page and shows nothing itself. */
function Journey() {
  useTheme();
  useScrollOnNavigate();
  useFocusOnNavigate();
  usePageVisit();
  usePrefetch();
  useFreshSettings();
  useConnectionWatch();
  useEffect(followOtherTabs, []);
  useEffect(() => {
    // The page answers to clicks from here on; the browser tests wait for it.
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}
