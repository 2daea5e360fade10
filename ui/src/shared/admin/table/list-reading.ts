import { focusManager } from "@tanstack/react-query";
import { useEffect } from "react";

/** A list that was read longer ago may not be what another window or a phone has made of it. */
const FRESH_MS = 10_000;

/**
 * The options of a list that other windows change as well: it is read again when it is shown, or its window is looked
 * at, a while after it was read. What a form has is its own, so nothing typed is lost.
 */
export const SHARED_LIST = { staleTime: FRESH_MS, refetchOnWindowFocus: true } as const;

/** Look at the lists again also when the window gets the focus: one that lies beside another is visible all the time. */
export function useFocusReading(): void {
  useEffect(() => {
    const look = () => focusManager.onFocus();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);
}
