import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { focusMain } from "../focus-main";

interface SaveBarProps {
  /** The number of settings that are not saved yet. */
  changed: number;
  wrong: number;
  saving: boolean;
  onDiscard: () => void;
}

/** Show a bar at the window's lower edge while something is not saved. Its Save sends the form around it. */
export function SaveBar({ changed, wrong, saving, onDiscard }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-40 -mx-4 sm:mx-0">
      <p role="status" className="sr-only">
        {changed > 0 ? sentence(changed, wrong) : ""}
      </p>
      {changed > 0 && (
        <Bar>
          <p aria-hidden="true" className="mr-auto font-semibold leading-snug">
            {sentence(changed, wrong)}
          </p>
          <Button size="small" variant="ghost" disabled={saving} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" size="small" variant="primary" pending={saving} pendingLabel="Saving…">
            Save settings
          </Button>
        </Bar>
      )}
    </div>
  );
}

/** Give the focus to the page when the pressed button disappears with the bar. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusMain();
    };
  }, []);
  return (
    <div ref={bar} className="bottom-bar flex items-center gap-3 border-line border-t bg-raised px-4 py-3">
      {children}
    </div>
  );
}

function sentence(changed: number, wrong: number): string {
  if (wrong > 0) return wrong === 1 ? "One field is not right yet" : `${wrong} fields are not right yet`;
  return changed === 1 ? "One setting is not saved yet" : `${changed} settings are not saved yet`;
}
