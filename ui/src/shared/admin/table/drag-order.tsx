import { GripVertical } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Icon } from "@/shared/ui/icon";
import { toast } from "@/shared/ui/toast-store";
import type { RowKind } from "../forms/row-fields";
import { useRowCalls } from "../forms/use-row-calls";

const ROW = "data-drag-row";
const LINE = "0 3px 0 var(--color-accent)";

/** Put rows in order with the mouse. The keyboard and a phone have the buttons beside the handle. */
export function useDragOrder(kind: RowKind, ids: string[]) {
  const { order } = useRowCalls(kind);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const drop = (target: string) => {
    end();
    if (!dragged || dragged === target || order.isPending) return;
    const undo = { label: "Undo", onAct: () => order.mutate(ids) };
    const tell = () => toast({ title: "Order changed", action: undo });
    order.mutate(putAt(ids, dragged, target), { onSuccess: tell });
  };
  const lineOf = (id: string) =>
    ids.indexOf(id) < ids.indexOf(dragged ?? "") ? LINE.replace("3px", "-3px") : LINE;
  return {
    /** Returns the attributes of a row that can be moved, and takes another's place. */
    rowOf: (id: string) => ({
      [ROW]: id,
      style: dragged && over === id && over !== dragged ? { boxShadow: lineOf(id) } : undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        drop(id);
      },
    }),
    handleOf: (id: string) => <DragHandle onStart={() => setDragged(id)} onEnd={end} id={id} />,
  };
}

export type DragOrder = ReturnType<typeof useDragOrder>;

function DragHandle({ id, onStart, onEnd }: { id: string; onStart: () => void; onEnd: () => void }) {
  const start = ({ dataTransfer, currentTarget }: DragEvent) => {
    const row = currentTarget.closest(`[${ROW}]`);
    dataTransfer.effectAllowed = "move";
    dataTransfer.setData("text/plain", id);
    if (row) dataTransfer.setDragImage(row, row.clientWidth, 0);
    onStart();
  };
  return (
    <span
      aria-hidden="true"
      draggable
      onDragStart={start}
      onDragEnd={onEnd}
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
