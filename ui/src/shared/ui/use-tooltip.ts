import { type RefObject, useEffect } from "react";
import { createTooltip } from "./tooltip-timing";

/** Shows `bubble` for whatever element with data-tooltip the pointer or the keyboard's focus rests on. */
export function useTooltip(bubble: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!bubble.current) return;
    const tooltip = createTooltip(bubble.current);
    const leave = () => tooltip.leave();
    const pointerOver = (event: PointerEvent) => event.pointerType !== "touch" && tooltip.rest(event.target);
    const focusIn = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(":focus-visible") && tooltip.show(target);
    const keyDown = ({ key }: KeyboardEvent) => key === "Escape" && leave();
    document.addEventListener("pointerover", pointerOver);
    document.addEventListener("focusin", focusIn);
    document.addEventListener("focusout", leave);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", keyDown);
    window.addEventListener("scroll", leave, { passive: true, capture: true });
    return () => {
      document.removeEventListener("pointerover", pointerOver);
      document.removeEventListener("focusin", focusIn);
      document.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", keyDown);
      window.removeEventListener("scroll", leave, { capture: true });
    };
  }, [bubble]);
}
