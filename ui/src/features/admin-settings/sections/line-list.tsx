import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { moveLine } from "@/shared/admin/forms/move-line";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { LineRow, type Part } from "./line-row";

interface LineListProps<Key extends string> {
  /** The noun for one line, in the names of its buttons: "figure". */
  noun: string;
  addLabel: string;
  parts: readonly Part<Key>[];
  lines: Record<Key, string>[];
  blank: Record<Key, string>;
  max: number;
  error: string | undefined;
  onChange: (lines: Record<Key, string>[]) => void;
}

/**
 * Edit lines of two texts each, which are added, removed and put in order. The focus follows the line that was
 * changed.
 */
export function LineList<Key extends string>(props: LineListProps<Key>) {
  const { noun, addLabel, parts, lines, blank, max, error, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const focus = (place: number, what: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[place];
      const target =
        row?.querySelector<HTMLElement>(`${what}:enabled`) ?? row?.querySelector("button:enabled");
      (target instanceof HTMLElement ? target : add.current)?.focus();
    });
  const move = (from: number, to: number) => {
    onChange(moveLine(lines, from, to));
    focus(to, to < from ? "[data-move=up]" : "[data-move=down]");
  };
  const remove = (place: number) => {
    onChange(lines.filter((_, index) => index !== place));
    focus(Math.min(place, lines.length - 2), "[data-remove]");
  };
  const append = () => {
    onChange([...lines, blank]);
    focus(lines.length, "input");
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <p id={errorId} className="text-danger">
          {error}
        </p>
      )}
      <ul ref={list} className="flex w-full flex-col gap-3">
        {lines.map((line, place) => (
          <LineRow
            key={place}
            name={`${noun} ${place + 1}`}
            parts={parts}
            line={line}
            errorId={error ? errorId : undefined}
            first={place === 0}
            last={place === lines.length - 1}
            onChange={(changed) => onChange(lines.map((each, index) => (index === place ? changed : each)))}
            onMove={(step) => move(place, place + step)}
            onRemove={() => remove(place)}
          />
        ))}
      </ul>
      <Button ref={add} size="small" disabled={lines.length >= max} onClick={append}>
        <Icon of={Plus} className="size-4" />
        {addLabel}
      </Button>
    </div>
  );
}
