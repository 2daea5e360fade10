import type { MouseEvent } from "react";

/** Return whether a new tab or window was asked for, which the browser opens by itself. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
