import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { checkConnection, useConnection } from "@/shared/api/connection";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { prepareToaster } from "@/shared/ui/lazy-toaster";

const IDLE_AT_LATEST_MS = 3000;

/** Has what a lost connection needs here before it is lost, and reads again what failed once it is back. */
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

/** Safari knows no idle time. */
function whenIdle(act: () => unknown): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: IDLE_AT_LATEST_MS });
  else window.setTimeout(act, IDLE_AT_LATEST_MS);
}
