import { useCallback, useEffect, useRef, useState } from "react";

/** Return whether a flag is set, and a function that sets it for `milliseconds`. */
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
