import { Trash2 } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { MoveLineButtons } from "@/shared/admin/forms/move-line-buttons";
import type { Part } from "@/shared/admin/parts/find-parts";
import { moved } from "@/shared/admin/table/move-buttons";
import type { components } from "@/shared/api/schema";
import { IconButton } from "@/shared/ui/icon-button";

export type Named = Pick<Part, "id" | "name">;
type Chosen = components["schemas"]["RelatedPartsView"]["goesWith"][number];

interface ChosenPartsProps {
  parts: Chosen[];
  /** Whether another change is being saved. */
  isPending: boolean;
  onChange: (parts: Chosen[]) => void;
}

/** Put the chosen parts in order, or take one off. */
export function ChosenParts({ parts, isPending, onChange }: ChosenPartsProps) {
  const { list, stayOn } = useMovedFocus(parts);
  const move = (part: string, step: 1 | -1) => {
    const ids = moved(
      parts.map(({ id }) => id),
      part,
      step,
    );
    stayOn(ids.indexOf(part), step);
    onChange(parts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
  };
  return (
    <ol ref={list} aria-label="Chosen parts" className="empty:hidden">
      {parts.map((part, place) => (
        <PartRow key={part.id} part={part} note={part.hidden === 1 ? "hidden" : ""}>
          <span className="flex">
            <MoveLineButtons
              name={part.name}
              first={place === 0}
              last={place === parts.length - 1}
              onMove={(step) => move(part.id, step)}
            />
            <IconButton
              icon={Trash2}
              label={`Remove ${part.name}`}
              disabled={isPending}
              onClick={() => onChange(parts.filter((each) => each.id !== part.id))}
            />
          </span>
        </PartRow>
      ))}
    </ol>
  );
}

/** Keep the focus on a moved part. The button that was pressed may be one that the new place does not have. */
function useMovedFocus(chosen: Named[]) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ place: number; step: 1 | -1 }>(undefined);
  const order = chosen.map(({ id }) => id).join();
  useLayoutEffect(() => {
    if (!next.current) return;
    const { place, step } = next.current;
    next.current = undefined;
    const row = list.current?.children[place];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>("[data-move]:enabled") ?? [])];
    (step === -1 ? buttons[0] : buttons.at(-1))?.focus();
  }, [order]);
  return {
    list,
    stayOn: (place: number, step: 1 | -1) => {
      next.current = { place, step };
    },
  };
}

/** Show a part with what can be done with it. */
export function PartRow({ part, note, children }: { part: Named; note: string; children: ReactNode }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 border-line border-b py-1">
      <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{part.name}</span>
      {note && <span className="text-muted">{note}</span>}
      {children}
    </li>
  );
}
