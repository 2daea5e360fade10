import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { request } from "@/shared/api/request";
import { isBackOffice } from "./use-theme";

/** Reports each public page once per visit; a failure is only logged. */
export function usePageVisit(): void {
  const { pathname } = useLocation();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    if (!isBackOffice(pathname)) reportVisit(withoutSecret(pathname));
  }, [pathname]);
}

/** Who knows an order's address may see the order: it belongs into no statistics. */
function withoutSecret(pathname: string): string {
  return pathname.startsWith("/order/") ? "/order" : pathname;
}

function reportVisit(path: string): void {
  request("/api/analytics/page-visit", {
    method: "POST",
    body: { path, referrer: document.referrer },
    keepalive: true,
  }).catch((error: unknown) => console.log("Failed to track page visit:", error));
}
