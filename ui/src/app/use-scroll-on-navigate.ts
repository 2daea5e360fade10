import { useLayoutEffect } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { scrollToSection } from "@/shared/lib/scroll-to-section";

/** A new page starts at its top or at its hash; going back leaves the place to the browser. */
export function useScrollOnNavigate(): void {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== "POP" && !keepsScroll(location)) arrive(location.hash);
  }, [location, type]);
}

function keepsScroll({ state }: Location): boolean {
  return (state as { keepScroll?: boolean } | null)?.keepScroll === true;
}

function arrive(hash: string): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  if (hash) scrollToSection(hash.slice(1));
}
