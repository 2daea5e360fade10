import { create } from "zustand";

const ASK_AGAIN_MS = 3000;
const PATIENCE_MS = 8000;

interface Connection {
  /** The server does not answer, and is asked again until it does. */
  lost: boolean;
  /** A file of this page's build is gone, because the site was updated meanwhile. */
  outdated: boolean;
}

export const useConnection = create<Connection>(() => ({ lost: false, outdated: false }));

let pendingCheck: Promise<boolean> | undefined;
let timer: number | undefined;

/**
 * Ask the server for any answer, and again until it gives one. A single call that fails proves nothing: a
 * browser may block what it takes for a tracker, and a PC without internet still reaches the shop that runs on
 * it.
 */
export function checkConnection(): Promise<boolean> {
  pendingCheck ??= ask().finally(() => {
    pendingCheck = undefined;
  });
  return pendingCheck;
}

/**
 * Return whether a status is the shop's own. A tunnel in front of it answers with the others while it does not
 * reach the shop.
 */
export function isAnswer(status: number): boolean {
  return status < 502 || status === 503;
}

async function ask(): Promise<boolean> {
  window.clearTimeout(timer);
  const answered = await fetch("/api/health", {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ status }) => isAnswer(status),
    () => false,
  );
  useConnection.setState({ lost: !answered });
  if (!answered) timer = window.setTimeout(checkConnection, ASK_AGAIN_MS);
  return answered;
}
