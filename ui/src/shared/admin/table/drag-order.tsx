import { GripVertical } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/shared/ui/icon";
import { toast } from "@/shared/ui/toast-store";
import type { RowKind } from "../forms/row-fields";
import { useRowCalls } from "../forms/use-row-calls";

const ROW = "data-drag-row";
const LINE = "0 3px 0 var(--color-accent)";

/** Put rows in order with the mouse. The keyboard and a phone have the buttons beside the handle. */
export function useDragOrder(kind: RowKind, ids: string[]) {
  const put = usePutAt(kind, ids);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const lineOf = (id: string) =>
    ids.indexOf(id) < ids.indexOf(dragged ?? "") ? LINE.replace("3px", "-3px") : LINE;
  const stop = useRef(() => {});
  const start = (id: string, list: HTMLElement) => {
    // The drag before has no end where its row was taken away meanwhile.
    stop.current();
    setDragged(id);
    stop.current = watchDrag(list, {
      onOver: setOver,
      onDrop: (target) => target !== id && put(id, target),
      onEnd: () => {
        stop.current();
        setDragged(undefined);
        setOver(undefined);
      },
    });
  };
  return {
    /** Returns the attributes of a row that can be moved, and takes another's place. */
    rowOf: (id: string) => ({
      [ROW]: id,
      style: dragged && over === id && over !== dragged ? { boxShadow: lineOf(id) } : undefined,
    }),
    handleOf: (id: string) => <DragHandle onStart={(list) => start(id, list)} id={id} />,
  };
}

export type DragOrder = ReturnType<typeof useDragOrder>;

/** Return what puts one row at the place of another. A second row waits until the first one's order is saved. */
function usePutAt(kind: RowKind, ids: string[]) {
  const { order } = useRowCalls(kind);
  const key = ids.join(" ");
  const present = useRef(ids);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    present.current = key.split(" ");
  }, [key]);
  const putNow = async (id: string, target: string) => {
    const before = present.current;
    // The list may have been read again without one of them.
    if (!before.includes(id) || !before.includes(target)) return;
    const after = putAt(before, id, target);
    await order.mutateAsync(after);
    present.current = after;
    toast({ title: "Order changed", action: { label: "Undo", onAct: () => order.mutate(before) } });
  };
  return (id: string, target: string) => {
    // A refusal is told by the call.
    queue.current = queue.current.then(() => putNow(id, target)).catch(() => undefined);
  };
}

interface DragActs {
  /** Is called with the row whose place is shown, none outside of the list. */
  onOver: (id: string | undefined) => void;
  onDrop: (id: string) => void;
  onEnd: () => void;
}

/**
 * Follow a drag over a list. Between two rows it means the one that it came from, whose line is still shown. Returns
 * what ends it.
 */
function watchDrag(list: HTMLElement, { onOver, onDrop, onEnd }: DragActs): () => void {
  const watching = new AbortController();
  let over: string | undefined;
  const show = (id: string | undefined) => {
    over = id;
    onOver(id);
  };
  const on = <Name extends "dragover" | "dragleave" | "drop" | "dragend">(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => list.addEventListener(name, act, { signal: watching.signal });
  on("dragover", (event) => {
    const row = event.target instanceof Element && event.target.closest(`[${ROW}]`);
    if (row) show(row.getAttribute(ROW) ?? undefined);
    if (over) event.preventDefault();
  });
  on("dragleave", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) show(undefined);
  });
  on("drop", (event) => {
    event.preventDefault();
    if (over) onDrop(over);
  });
  on("dragend", onEnd);
  return () => watching.abort();
}

function DragHandle({ id, onStart }: { id: string; onStart: (list: HTMLElement) => void }) {
  const start = ({ dataTransfer, currentTarget }: DragEvent) => {
    const row = currentTarget.closest(`[${ROW}]`);
    dataTransfer.effectAllowed = "move";
    dataTransfer.setData("text/plain", id);
    if (!row?.parentElement) return;
    dataTransfer.setDragImage(row, row.clientWidth, 0);
    onStart(row.parentElement);
  };
  return (
    <span
      aria-hidden="true"
      draggable
      onDragStart={start}
      className="hidden items-center px-1 text-muted sm:flex"
      style={{ cursor: "grab" }}
    >
      <Icon of={GripVertical} />
    </span>
  );
}

/** Return the ids with one of them at the place of another. */
export function putAt(ids: string[], id: string, target: string): string[] {
  return ids.toSpliced(ids.indexOf(id), 1).toSpliced(ids.indexOf(target), 0, id);
}
