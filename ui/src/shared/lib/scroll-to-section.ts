import { layOutAtOnce } from "./below-window";

/** Scrolls smoothly to the element with this id; html's scroll padding keeps it clear of the header. */
export function scrollToSection(id: string): void {
  layOutAtOnce();
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}
