import { useCallback, useEffect, useRef, useState } from "react";

/** A flag that falls back by itself: [is it up, raise it for `milliseconds`]. */
export function useTimedFlag(milliseconds: number): [boolean, () => void] {
  const [raised, setRaised] = useState(false);
  const timer = useRef<number>(undefined);
  const raise = useCallback(() => {
    window.clearTimeout(timer.current);
    setRaised(true);
    timer.current = window.setTimeout(() => setRaised(false), milliseconds);
  }, [milliseconds]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [raised, raise];
}
