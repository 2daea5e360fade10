import { useEffect, useRef } from "react";

/**
 * Show the page's one tooltip. An element with `data-tooltip="…"` gets it after the pointer has rested on it
 * for 700 ms (within 300 ms of another tooltip at once), and at once with the keyboard. The app mounts it once.
 * Its script is loaded when a mouse or the focus first moves, so that a phone never needs it.
 */
export function Tooltip() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const begin = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      ignore();
      const since = performance.now();
      import("./later/tooltips")
        .then(({ showTooltips }) => bubble.current && showTooltips(bubble.current, since))
        .catch(listen);
    };
    const listen = () => {
      document.addEventListener("pointerover", begin);
      document.addEventListener("focusin", begin);
    };
    const ignore = () => {
      document.removeEventListener("pointerover", begin);
      document.removeEventListener("focusin", begin);
    };
    listen();
    return ignore;
  }, []);
  return (
    <div
      ref={bubble}
      id="tooltip"
      role="tooltip"
      popover="manual"
      className="fixed rounded-control border border-line bg-raised px-3 py-1 text-small text-text inset-auto pointer-events-none"
    />
  );
}
