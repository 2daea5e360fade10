import { DialogForm, FormDialog } from "./form-dialog";
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

/** Show a few fields in a dialog, to add or change a row of one of the owner's lists. */
export function RowDialog({ open, onClose, title, fields, saveLabel, onSave }: RowDialogProps) {
  const { errors, clear, take } = useFieldErrors();
  const close = () => {
    clear();
    onClose();
  };
  return (
    <FormDialog open={open} onClose={close} title={title}>
      <DialogForm
        label={title}
        onSave={(form) =>
          onSave(Object.fromEntries(new FormData(form)) as Record<string, string>).catch(take)
        }
        saveLabel={saveLabel}
      >
        <RowFields fields={fields} errors={errors} />
      </DialogForm>
    </FormDialog>
  );
}
