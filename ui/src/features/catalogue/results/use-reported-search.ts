import { useEffect, useRef } from "react";
import { request } from "@/shared/api/request";
import type { SearchAnswer } from "./results-query";

/** Report a search once, with what it found; filters and further parts are the same search. */
export function useReportedSearch(words: string, found: SearchAnswer | undefined): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!found || reported.current === words) return;
    reported.current = words;
    const body = { searchQuery: words, results: found.total, corrected: found.corrected };
    request("/api/analytics/product-view", { method: "POST", body, keepalive: true }).catch(
      (error: unknown) => console.log("Failed to track the search:", error),
    );
  }, [words, found]);
}
