import { useEffect, useRef } from "react";
import { request } from "@/shared/api/request";
import type { SearchAnswer } from "./results-query";

/**
 * Report a search once, with what it found, unless it is a number plate. Filters and further parts belong to
 * the same search.
 */
export function useReportedSearch(words: string, found: SearchAnswer | undefined): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!found || reported.current === words) return;
    reported.current = words;
    report(words, found).catch((error: unknown) => console.log("Failed to track the search:", error));
  }, [words, found]);
}

async function report(words: string, found: SearchAnswer) {
  // A plate belongs to a person, and asks for no part.
  if (found.total === 0) {
    const { isPlate } = await import("@/shared/vehicle/plates/read-plate");
    if (isPlate(words)) return;
  }
  const body = { searchQuery: words, results: found.total, corrected: found.corrected };
  await request("/api/analytics/product-view", { method: "POST", body, keepalive: true });
}
