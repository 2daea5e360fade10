import { useEffect, useState } from "react";

/** True once `active` has lasted so many milliseconds; false again as soon as it ends. */
export function useDelayed(active: boolean, milliseconds: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = window.setTimeout(() => setDue(true), milliseconds);
    return () => {
      window.clearTimeout(timer);
      setDue(false);
    };
  }, [active, milliseconds]);
  return active && due;
}
