import { useEffect, useState } from "react";

const clock = new Intl.DateTimeFormat("en-IE", { hour: "2-digit", minute: "2-digit" });
const MINUTE_MS = 60_000;

/**
 * Return the time of day at which a lock-out ends, undefined without one: [time, begin one of so many seconds].
 */
export function useLockOut(): [string | undefined, (seconds: number) => void] {
  const [until, setUntil] = useState<number>();
  useEffect(() => {
    if (until === undefined) return;
    const timer = window.setTimeout(() => setUntil(undefined), until - Date.now());
    return () => window.clearTimeout(timer);
  }, [until]);
  const begin = (seconds: number) => setUntil(seconds > 0 ? Date.now() + seconds * 1000 : undefined);
  return [until === undefined ? undefined : endOf(until), begin];
}

/** Return the first whole minute after its end. */
function endOf(until: number): string {
  return clock.format(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
}
