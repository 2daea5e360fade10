import { useRef } from "react";
import { useTooltip } from "./use-tooltip";

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
