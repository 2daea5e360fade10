import { layOutAtOnce } from "./below-window";

/** Scroll smoothly to the element with this id. The scroll padding of html leaves room for the header. */
export function scrollToSection(id: string): void {
  layOutAtOnce();
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}
