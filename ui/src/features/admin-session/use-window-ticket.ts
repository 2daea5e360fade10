import { useSyncExternalStore } from "react";

declare global {
  interface Window {
    /** Set by the program's own window, once the person at it has confirmed. */
    pitlaneTicket?: string;
  }
}

const COMES = "pitlane-ticket";

/** Return the right to set a new password; undefined before it comes, and in every browser. */
export function useWindowTicket(): string | undefined {
  return useSyncExternalStore(listen, () => window.pitlaneTicket);
}

function listen(onChange: () => void): () => void {
  window.addEventListener(COMES, onChange);
  return () => window.removeEventListener(COMES, onChange);
}
