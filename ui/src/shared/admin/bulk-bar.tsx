import { type ReactNode, useEffect } from "react";
import { Button } from "@/shared/ui/button";

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** Show a bar at the window's lower edge while something is selected. Escape clears the selection. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  useEffect(() => {
    const clear = ({ key, target }: KeyboardEvent) => {
      const typing =
        target instanceof Element && target.closest("input:not([type=checkbox]), select, dialog");
      if (key === "Escape" && !typing && !document.querySelector("dialog[open]")) onClear();
    };
    document.addEventListener("keydown", clear);
    return () => document.removeEventListener("keydown", clear);
  }, [onClear]);
  return (
    <section
      aria-label="Selection"
      className="bottom-bar sticky bottom-0 z-40 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-raised px-4 py-3 sm:mx-0"
    >
      <p role="status" className="font-semibold tabular">
        {count} selected
      </p>
      <Button size="small" variant="ghost" onClick={onClear} className="mr-auto">
        Clear
      </Button>
      {/* On a phone in one row that is pushed sideways: the bar must not cover the list. */}
      <div className="max-sm:-mx-4 max-sm:-my-1 flex items-center gap-3 max-sm:basis-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 sm:contents">
        {children}
      </div>
    </section>
  );
}
