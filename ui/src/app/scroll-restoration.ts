/**
 * A page that is loaded again comes as its frame first, which is shorter than the page: the browser, asked to go back to
 * where it was left, cannot. So the place is kept in the tab when the page is left, and taken when the page is there.
 */
export function keepPlace(): () => void {
  window.addEventListener("pagehide", writePlace);
  return () => window.removeEventListener("pagehide", writePlace);
}

/** Back to where this entry of the history was left, where the page is loaded again. */
export function returnToPlace(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const top = navigation?.type === "navigate" ? 0 : readPlace();
  if (top > window.scrollY) window.scrollTo({ top, behavior: "instant" });
}

function writePlace(): void {
  try {
    sessionStorage.setItem(placeName(), String(window.scrollY));
  } catch {
    // Without a storage the page begins at its top.
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
