/** Wait until the page and its first pictures are loaded; not at all where there is no page (the prerender). */
export function pageLoaded(): Promise<void> {
  if (typeof document === "undefined" || document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("load", () => resolve(), { once: true });
  });
}
