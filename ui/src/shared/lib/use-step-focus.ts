import { useEffect, useRef } from "react";

/** When the step changes within a page, the focus goes to its title (#step-title), else to the page itself. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const title = document.getElementById("step-title") ?? document.getElementById("main");
    title?.focus({ preventScroll: true });
  }, [step]);
}
