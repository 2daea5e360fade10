import { countOf } from "@/shared/admin/count-of";
import { Button } from "@/shared/ui/button";
import type { OptionDraft } from "./option-rows";

interface RemovedOptionsProps {
  removed: OptionDraft[];
  onBringBack: (option: OptionDraft) => void;
}

/** Name the stored options that are removed when the product is saved, and what is lost with them. */
export function RemovedOptions({ removed, onBringBack }: RemovedOptionsProps) {
  return (
    <ul aria-label="Removed options" className="grid gap-2 empty:hidden">
      {removed.map((option) => (
        <li key={option.id} className="flex flex-wrap items-center gap-x-4 border-line border-t pt-2">
          <span className="wrap-anywhere min-w-0 flex-1 basis-48 text-muted">{sayRemoved(option)}</span>
          <Button size="small" variant="ghost" onClick={() => onBringBack(option)}>
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Return "Black ring is removed when you save, with its 7 pieces in stock." */
export function sayRemoved({ name, was = 0 }: Pick<OptionDraft, "name" | "was">): string {
  const pieces = was > 0 ? `, with its ${countOf(was, "piece")} in stock` : "";
  return `${name} is removed when you save${pieces}.`;
}
