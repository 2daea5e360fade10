import { type ReactNode, useState } from "react";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
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
  const [wrong, setWrong] = useState<keyof BulkFields>();
  const change = (changes: Partial<BulkFields>) => {
    setWrong(undefined);
    setFields({ ...fields, ...changes });
  };
  const close = () => {
    change(NO_CHANGES);
    onClose();
  };
  const save = () => {
    const complaint = complaintAbout(fields);
    if (!complaint) return onSave(filledIn(fields));
    const { field, ...words } = complaint;
    setWrong(field);
    toast({ ...words, tone: "danger" });
    return undefined;
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={`Edit ${many}`}
      description={
        <>
          {names}
          Fields left blank stay as they are. You can undo the edit for 30 days.
        </>
      }
    >
      <DialogForm
        label="Bulk edit"
        className="grid gap-4 sm:grid-cols-2"
        onSave={save}
        saveLabel={`Update ${many}`}
        pendingLabel="Updating…"
      >
        <BulkFieldset fields={fields} wrong={wrong} onChange={change} />
      </DialogForm>
    </FormDialog>
  );
}
