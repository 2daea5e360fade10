/** To the page's end, where the business's contact details are. */
export function scrollToBottom(): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: calm ? "instant" : "smooth" });
}
