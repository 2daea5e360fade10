import type { Step } from "./use-first-run";

/** The steps after the first password, in their order. */
export const STEPS: readonly [Step, ...Step[]] = [
  "business",
  "look",
  "hours",
  "about",
  "tax",
  "payment",
  "mail",
  "catalogue",
  "data",
];
