import { type RefObject, useEffect, useRef } from "react";
import { createTooltip } from "./tooltip-timing";

/**
 * The page's one tooltip: any element with `data-tooltip="…"` gets it after 700 ms of hovering (300 ms skip
 * delay between neighbours), and at once with the keyboard. Mounted once, by the app.
 */
export function Tooltip() {
  const bubble = useRef<HTMLDivElement>(null);
  useTooltip(bubble);
  return (
    <div
      ref={bubble}
      id="tooltip"
      role="tooltip"
      popover="manual"
      className="fixed m-0 rounded-control border border-line bg-raised px-2.5 py-1 text-small text-text inset-auto pointer-events-none"
    />
  );
}

/** Shows `bubble` for whatever element with data-tooltip the pointer or the keyboard's focus rests on. */
function useTooltip(bubble: RefObject<HTMLDivElement | null>): void {
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
