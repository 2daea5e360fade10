import { useEffect, useRef } from "react";

/** Focus the new step's title (#step-title), or the page (#main) when there is no title. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const title = document.getElementById("step-title") ?? document.getElementById("main");
    title?.focus({ preventScroll: true });
  }, [step]);
}
