import { Button } from "@/shared/ui/button";
import "./missed-numbers.css";
import type { Missed } from "./use-missed";

interface MissedNumbersProps {
  missed: Missed[];
  onAdd?: (number: string) => void;
  onForget: (number: string) => void;
}

/** Say which numbers were no part's, until each is dismissed, or added to a part where that can be done. */
export function MissedNumbers({ missed, onAdd, onForget }: MissedNumbersProps) {
  return (
    <div role="status" className="missed-numbers">
      {missed.map(({ number, said, isUnknown }) => (
        <p key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="mr-auto">{said}</span>
          {isUnknown && onAdd && (
            <Button size="small" onClick={() => onAdd(number)}>
              Add it to a part
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-label={`Dismiss ${number}`}
            onClick={() => onForget(number)}
          >
            Dismiss
          </Button>
        </p>
      ))}
    </div>
  );
}
