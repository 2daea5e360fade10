import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { toast } from "@/shared/ui/toast-store";
import { type BulkFields, complaintAbout, filledIn, NO_CHANGES } from "./bulk-changes";
import { BulkFieldset } from "./bulk-fieldset";

interface BulkEditDialogProps {
  open: boolean;
  onClose: () => void;
  /** The words for all of them, such as "3 products". */
  many: string;
  names: ReactNode;
  /** A rejection leaves the dialog as it is; its caller has said why. */
  onSave: (updates: Partial<BulkFields>) => Promise<unknown>;
}

export function BulkEditDialog({ open, onClose, many, names, onSave }: BulkEditDialogProps) {
  const [fields, setFields] = useState(NO_CHANGES);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setFields(NO_CHANGES);
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const complaint = complaintAbout(fields);
    if (complaint) {
      toast({ ...complaint, tone: "danger" });
      return;
    }
    setBusy(true);
    await onSave(filledIn(fields)).then(close, () => undefined);
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      busy={busy}
      title={`Edit ${many}`}
      description={
        <>
          {names}
          Fields left blank stay as they are. You can undo the edit for 30 days.
        </>
      }
    >
      <form noValidate onSubmit={save} aria-label="Bulk edit" className="grid gap-4 sm:grid-cols-2">
        <BulkFieldset fields={fields} onChange={(changes) => setFields({ ...fields, ...changes })} />
        <div className="dialog-buttons sm:col-span-2">
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={busy} pendingLabel="Updating…">
            Update {many}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
