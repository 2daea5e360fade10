import { Button } from "@/shared/ui/button";

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
        <div className="bottom-bar flex items-center gap-3 border-line border-t bg-raised px-4 py-3">
          <p aria-hidden="true" className="mr-auto font-semibold leading-snug">
            {sentence(changed, wrong)}
          </p>
          <Button size="small" variant="ghost" disabled={saving} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" size="small" variant="primary" pending={saving} pendingLabel="Saving…">
            Save settings
          </Button>
        </div>
      )}
    </div>
  );
}

function sentence(changed: number, wrong: number): string {
  if (wrong > 0) return wrong === 1 ? "One field is not right yet" : `${wrong} fields are not right yet`;
  return changed === 1 ? "One setting is not saved yet" : `${changed} settings are not saved yet`;
}
