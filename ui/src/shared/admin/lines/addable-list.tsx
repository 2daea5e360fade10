import { useEffect, useRef } from "react";
import { cx } from "@/shared/lib/cx";
import type { Addable } from "./addable";

interface AddableListProps {
  id: string;
  found: Addable[];
  /** The index of the marked one. */
  at: number;
  onPoint: (place: number) => void;
  onPick: (found: Addable) => void;
}

/** Show the choices of the field that adds a line. The field has the focus and the keys. */
export function AddableList({ id, found, at, onPoint, onPick }: AddableListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="To add"
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-control border border-control bg-surface"
    >
      {found.map((each, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes the marked one.
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at it by aria-activedescendant.
        <div
          key={each.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          // The field must not lose the focus.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(place)}
          onClick={() => onPick(each)}
          className={cx(
            "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 px-3.5 py-2",
            place === at && "bg-raised",
          )}
        >
          <span className={cx("wrap-anywhere mr-auto min-w-0", each.isBlank && "text-muted")}>
            {each.name}
          </span>
          <span className="text-muted tabular">{each.note}</span>
        </div>
      ))}
    </div>
  );
}
