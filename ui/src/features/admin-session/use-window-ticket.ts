import { useSyncExternalStore } from "react";

declare global {
  interface Window {
    /** The program's own window sets it, once the person at it has confirmed. */
    pitlaneTicket?: string;
  }
}

const COMES = "pitlane-ticket";

/** Return the right to set a new password; undefined before it is given, and in every browser. */
export function useWindowTicket(): string | undefined {
  return useSyncExternalStore(listen, () => window.pitlaneTicket);
}

function listen(onChange: () => void): () => void {
  window.addEventListener(COMES, onChange);
  return () => window.removeEventListener(COMES, onChange);
}
