import { useLayoutEffect } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { scrollToSection } from "@/shared/lib/scroll-to-section";
import { keepPlace, returnToPlace } from "./scroll-restoration";

/** A new page starts at its top or at its hash; going back leaves the place to the browser, which may need help. */
export function useScrollOnNavigate(): void {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    returnToPlace();
    return keepPlace();
  }, []);
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
