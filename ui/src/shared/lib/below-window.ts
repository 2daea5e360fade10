import { nextTask } from "./next-task";

/**
 * Lay out what is below the window of the home page (class `below`), part by part, each in a task of its own.
 * It is not laid out while the page is prerendered and does not run yet (styles/home.css).
 */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(".below")) {
    await nextTask();
    part.style.contentVisibility = "visible";
    part.getBoundingClientRect();
  }
  layOutAtOnce();
}

/** Lay everything out before a place on the page is looked for, because heights are guesses until then. */
export function layOutAtOnce(): void {
  document.documentElement.dataset.whole = "";
}
