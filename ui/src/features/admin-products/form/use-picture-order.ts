import { useLayoutEffect, useRef, useState } from "react";
import { putAt } from "@/shared/admin/table/drag-order";
import { moved } from "@/shared/admin/table/move-buttons";

/** Order pictures by dragging and by their buttons, on which the focus stays. `said` is read out. */
export function usePictureOrder(keys: string[], write: (keys: string[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ key: string; step: 1 | -1 }>(undefined);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { key, step } = pressed.current;
    pressed.current = undefined;
    const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute("data-key") === key);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>("[data-move]:enabled, [data-undo]") ?? [])];
    (step === -1 ? buttons[0] : buttons.at(-1))?.focus();
  });
  const put = (next: string[], key: string) => {
    write(next);
    setSaid(`Moved to place ${next.indexOf(key) + 1} of ${next.length}`);
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    list,
    said,
    /** Keep the focus on a picture's row while it changes. */
    stayAt: (key: string, change: () => void) => {
      pressed.current = { key, step: -1 };
      change();
    },
    move: (key: string, step: 1 | -1) => {
      pressed.current = { key, step };
      put(moved(keys, key, step), key);
    },
    dragOf: (key: string) => ({
      isOver: over === key && dragged !== key,
      isDragged: dragged === key,
      onStart: () => setDragged(key),
      onEnd: end,
      onOver: () => setOver(key),
      /** Returns whether a picture, and no file, was dropped here. */
      onDrop: () => {
        if (!dragged) return false;
        if (dragged !== key) put(putAt(keys, dragged, key), dragged);
        end();
        return true;
      },
    }),
  };
}

export type PictureDrag = ReturnType<ReturnType<typeof usePictureOrder>["dragOf"]>;
