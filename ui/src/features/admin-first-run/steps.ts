import type { Step } from "./use-first-run";

const ALL: Step[] = [
  "business",
  "hours",
  "social",
  "figures",
  "tax",
  "delivery",
  "mail",
  "start",
  "online",
  "catalogue",
  "data",
];

/** The steps of this PC: starting at sign-in is no question where it is not possible. */
export function stepsOf(autostartPossible: boolean): Step[] {
  return ALL.filter((step) => step !== "start" || autostartPossible);
}

/** The step to show for where it was left: the next one where that one is none here. */
export function stepAt(steps: Step[], left: Step | null): Step {
  const from = ALL.slice(ALL.indexOf(left ?? "business"));
  return from.find((step) => steps.includes(step)) ?? "business";
}
