import { nextTask } from "./next-task";

/**
 * What lies below the window of the home page (class `below`) is not laid out while it is prerendered, whole and not yet
 * alive: see styles/home.css. From then on it is, part by part, each in a task of its own.
 */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(".below")) {
    await nextTask();
    part.style.contentVisibility = "visible";
    part.getBoundingClientRect();
  }
  layOutAtOnce();
}

/** Before a place on the page is looked for: until then heights are guesses. */
export function layOutAtOnce(): void {
  document.documentElement.dataset.whole = "";
}
