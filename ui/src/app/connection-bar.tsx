import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { checkConnection, useConnection } from "@/shared/api/connection";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { reloadPage } from "@/shared/lib/reload";
import { Button } from "@/shared/ui/button";
import { prepareToaster } from "@/shared/ui/lazy-toaster";

/**
 * Show under the header that there is no connection, or that the page is of an older build. The bar lies over
 * the page and moves nothing.
 */
export function ConnectionBar() {
  const { lost, outdated } = useConnection();
  if (!lost && !outdated) return null;
  return (
    <div className="connection-bar">
      <div
        role="alert"
        className="flex items-center gap-4 rounded-card border border-line border-l-4 border-l-warn bg-raised px-3 py-1 text-small"
      >
        {lost ? "No connection, trying again" : "The site was updated while this page was open."}
        {!lost && (
          <Button size="small" onClick={reloadPage}>
            Reload
          </Button>
        )}
      </div>
    </div>
  );
}

const IDLE_AT_LATEST_MS = 3000;

/**
 * Load what a lost connection needs before it is lost, and read again what failed once the connection is back.
 */
export function useConnectionWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    pageLoaded().then(() => whenIdle(() => prepareToaster().catch(() => {})));
  }, []);
  useEffect(() => {
    window.addEventListener("online", checkConnection);
    window.addEventListener("offline", checkConnection);
    const stop = useConnection.subscribe(({ lost }, before) => {
      if (before.lost && !lost) client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    });
    return () => {
      window.removeEventListener("online", checkConnection);
      window.removeEventListener("offline", checkConnection);
      stop();
    };
  }, [client]);
}

/** Call a function when the browser is idle. Safari has no such call, so it is called after a moment there. */
function whenIdle(act: () => unknown): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: IDLE_AT_LATEST_MS });
  else window.setTimeout(act, IDLE_AT_LATEST_MS);
}
