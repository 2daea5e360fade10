import { type FormEvent, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { focusFirstWrong } from "./focus-first-wrong";
import { type RowField, RowFields } from "./row-fields";
import { useFieldErrors } from "./use-field-errors";

interface RowDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  fields: RowField[];
  saveLabel: string;
  /**
   * Save the typed values by the fields' names. A rejection that names fields is shown at them; the caller
   * shows any other.
   */
  onSave: (typed: Record<string, string>) => Promise<unknown>;
}

/** A few fields in a dialog: adding or changing a row of one of the owner's lists. */
export function RowDialog({ open, onClose, title, fields, saveLabel, onSave }: RowDialogProps) {
  const { errors, clear, take } = useFieldErrors();
  const [busy, setBusy] = useState(false);
  const close = () => {
    clear();
    onClose();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      await onSave(Object.fromEntries(new FormData(form)) as Record<string, string>).catch(take);
      close();
    } catch {
      focusFirstWrong(form);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} title={title} busy={busy}>
      <form noValidate onSubmit={save} aria-label={title} className="grid gap-4">
        <RowFields fields={fields} errors={errors} />
        <div className="dialog-buttons">
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={busy} pendingLabel="Saving…">
            {saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
