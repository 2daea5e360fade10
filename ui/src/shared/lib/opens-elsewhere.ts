import type { MouseEvent } from "react";

/** A new tab or window was asked for: that is the browser's business. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
