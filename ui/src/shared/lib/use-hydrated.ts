import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Return whether the page is hydrated. It is false in the prerendered page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
