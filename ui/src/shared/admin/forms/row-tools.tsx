import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/shared/ui/icon-button";
import { MoveButtons } from "../table/move-buttons";
import type { Named, RowQuestion } from "./row-dialogs";
import type { RowKind } from "./row-fields";

interface RowToolsProps<Row extends Named> {
  kind: RowKind;
  row: Row;
  ids: string[];
  onAsk: (question: RowQuestion<Row>) => void;
  /** The handle by which the row is dragged. */
  handle?: ReactNode;
}

/** Show the buttons of a row, which move, change and delete it. */
export function RowTools<Row extends Named>({ kind, row, ids, onAsk, handle }: RowToolsProps<Row>) {
  return (
    <span className="row-tools">
      {handle}
      <MoveButtons kind={kind} id={row.id} name={row.name} ids={ids} />
      <ChangeButtons row={row} name={row.name} onAsk={onAsk} />
    </span>
  );
}

interface ChangeButtonsProps<Row> {
  row: Row;
  name: string;
  onAsk: (question: { act: "edit" | "delete"; row: Row }) => void;
}

/** Show the buttons that ask for the change and for the end of a row. */
export function ChangeButtons<Row>({ row, name, onAsk }: ChangeButtonsProps<Row>) {
  return (
    <>
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onAsk({ act: "edit", row })} />
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onAsk({ act: "delete", row })} />
    </>
  );
}
