import { useState } from "react";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import type { AdminOrder } from "../order-types";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { EditCustomer } from "./edit-customer";
import { EditLines } from "./edit-lines";
import { correctionOf, draftOf, type OrderDraft } from "./order-draft";
import { useCorrectOrder } from "./use-change-order";

interface EditOrderDialogProps {
  order: AdminOrder;
  open: boolean;
  onClose: () => void;
}

/** Correct an order as it was read. Only its own buttons close the dialog once something is typed. */
export function EditOrderDialog({ order, open, onClose }: EditOrderDialogProps) {
  const [base, setBase] = useState(order);
  const [draft, setDraft] = useState(() => draftOf(order));
  const correct = useCorrectOrder(base);
  const correction = correctionOf(base, draft);
  const errors = fieldMessages(correct.error);
  const change = (changes: Partial<OrderDraft>) => {
    setDraft({ ...draft, ...changes });
    if (!correct.fresh) correct.reset();
  };
  const reload = (fresh: AdminOrder) => {
    setBase(fresh);
    setDraft(draftOf(fresh));
    correct.reset();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={correction !== undefined}
      title={`Change order ${base.orderNumber}`}
      className="max-w-form"
    >
      <DialogForm
        className="flex min-w-0 flex-col gap-5"
        onSave={() => correction && correct.mutateAsync(correction)}
        saveLabel="Save changes"
        disabled={!correction || correct.fresh !== undefined}
      >
        <EditLines draft={draft} base={base} error={errors.items} onChange={(lines) => change({ lines })} />
        <EditCustomer draft={draft} errors={errors} onChange={change} />
        {correct.fresh && (
          <ChangedMeanwhile
            base={base}
            fresh={correct.fresh}
            draft={draft}
            onReload={reload}
            onClose={onClose}
          />
        )}
        {correct.isError && !correct.fresh && Object.keys(errors).length === 0 && (
          <p role="alert" className="border-danger border-l-2 pl-3 text-danger">
            {serverMessage(correct.error) ?? "The order could not be saved. Please try again."}
          </p>
        )}
        <p className="text-muted">Delivery, tax, total and stock are updated when you save.</p>
      </DialogForm>
    </FormDialog>
  );
}
