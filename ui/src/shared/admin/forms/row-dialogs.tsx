import type { ReactNode } from "react";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { CAN_COME_BACK } from "../undo";
import { RowDialog } from "./row-dialog";
import type { RowField, RowKind } from "./row-fields";
import { useRowCalls } from "./use-row-calls";

export interface Named {
  id: string;
  name: string;
}

/** The owner's next action on a list. */
export type RowQuestion<Row extends Named> =
  | { act: "add" }
  | { act: "edit"; row: Row }
  | { act: "delete"; row: Row };

interface RowDialogsProps<Row extends Named> {
  kind: RowKind;
  question: RowQuestion<Row> | undefined;
  onClose: () => void;
  /** Returns the fields of a new row, or of this one. */
  fieldsOf: (row?: Row) => RowField[];
  /** It is sent along when a row is added, and says where it belongs. */
  parent?: Record<string, string>;
  /** Return the reason why this one cannot be deleted; undefined when it can. */
  inUse?: (row: Row) => string | undefined;
  /** The consequence of deleting it. */
  consequence: ReactNode;
}

/** Show the dialogs to add, change and delete a row. */
export function RowDialogs<Row extends Named>(props: RowDialogsProps<Row>) {
  const { kind, question, onClose, fieldsOf, parent, inUse, consequence } = props;
  const { save, remove } = useRowCalls(kind);
  const row = question?.act === "add" ? undefined : question?.row;
  const adding = question?.act === "add";
  const fields = fieldsOf(row);
  const hindrance = question?.act === "delete" ? inUse?.(question.row) : undefined;
  return (
    <>
      <Dialog
        open={hindrance !== undefined}
        onClose={onClose}
        title={`${row?.name} cannot be deleted`}
        description={hindrance}
      >
        <div className="dialog-buttons">
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
      <RowDialog
        open={adding || question?.act === "edit"}
        onClose={onClose}
        title={adding ? `Add ${kind.noun}` : `Edit ${row?.name}`}
        fields={fields}
        saveLabel={adding ? `Add ${kind.noun}` : "Save"}
        onSave={(typed) =>
          save.mutateAsync(
            row ? { id: row.id, body: changesOf(fields, typed) } : { body: { ...parent, ...typed } },
          )
        }
      />
      <ConfirmDialog
        open={question?.act === "delete" && hindrance === undefined}
        onClose={onClose}
        onConfirm={async () => row && remove.mutateAsync(row)}
        title={`Delete ${row?.name}?`}
        description={
          <>
            {consequence} {CAN_COME_BACK}
          </>
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

/**
 * Return what differs from the row. A field that was left alone must not undo what the server makes of another.
 */
function changesOf(fields: RowField[], typed: Record<string, string>): Record<string, string> {
  const shown = new Map(fields.map(({ name, value }) => [name, value ?? ""]));
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== shown.get(name)));
}
