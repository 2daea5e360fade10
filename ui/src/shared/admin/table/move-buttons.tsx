import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "@/shared/ui/icon-button";
import type { OrderedKind } from "../forms/row-fields";
import { useOrderedCalls } from "../forms/use-row-calls";

interface MoveButtonsProps {
  kind: OrderedKind;
  id: string;
  name: string;
  /** All the ids of the list in their present order. */
  ids: string[];
}

/** Move a row up or down. The keyboard's focus is still on the button wherever its row goes. */
export function MoveButtons({ kind, id, name, ids }: MoveButtonsProps) {
  const { order } = useOrderedCalls(kind);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const keepFocus = (step: -1 | 1) => {
    const [pressed, other] = step === -1 ? [up, down] : [down, up];
    requestAnimationFrame(() => (pressed.current?.disabled ? other : pressed).current?.focus());
  };
  const move = (step: -1 | 1) => {
    if (order.isPending) return;
    order.mutate(moved(ids, id, step), { onSuccess: () => keepFocus(step) });
  };
  return (
    <>
      <IconButton
        ref={up}
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={ids[0] === id}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={down}
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={ids.at(-1) === id}
        onClick={() => move(1)}
      />
    </>
  );
}

/**
 * Return the ids with one of them moved by a step up (-1) or down (1), or unchanged where there is no further
 * step.
 */
export function moved(ids: string[], id: string, step: -1 | 1): string[] {
  const place = ids.indexOf(id);
  const target = place + step;
  if (place < 0 || target < 0 || target >= ids.length) return ids;
  const rest = ids.toSpliced(place, 1);
  return rest.toSpliced(target, 0, id);
}
