import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { layOutAtOnce } from "@/shared/lib/below-window";
import { scrollToSection } from "@/shared/lib/scroll-to-section";

/**
 * Start a new page at its top or at its hash. Going back leaves the place to the browser, which may need help.
 */
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

/**
 * Store the place on the page in the tab when the page is left, and return to it when the page is loaded again.
 * The browser cannot go back to it then, because the page is painted as its frame first, which is shorter than
 * the page.
 */
function keepPlace(): () => void {
  window.addEventListener("pagehide", writePlace);
  return () => window.removeEventListener("pagehide", writePlace);
}

/** Scroll to where this entry of the history was left, where the page is loaded again. */
function returnToPlace(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") return;
  const top = readPlace();
  // The browser returns by itself while heights are guesses, and so stands too low by some of them.
  const moved = window.scrollY > top + window.innerHeight;
  layOutAtOnce();
  if (!moved) window.scrollTo({ top, behavior: "instant" });
}

function writePlace(): void {
  try {
    sessionStorage.setItem(placeName(), String(window.scrollY));
  } catch {
    // Without a storage the page starts at its top.
  }
}

function readPlace(): number {
  try {
    return Number(sessionStorage.getItem(placeName()));
  } catch {
    return 0;
  }
}

function placeName(): string {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return `place ${idx} ${location.pathname}${location.search}`;
}

/** Move the focus into a new page, so that the keyboard and a screen reader start there. */
export function useFocusOnNavigate(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
