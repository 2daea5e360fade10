import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
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
  const form = useRef<HTMLFormElement>(null);
  const correct = useCorrectOrder(base, onClose);
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
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (correction) correct.mutateAsync(correction).catch(() => focusFirstWrong(form.current));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={correct.isPending || correction !== undefined}
      title={`Change order ${base.orderNumber}`}
      className="max-w-form"
    >
      <form ref={form} method="post" noValidate onSubmit={save} className="flex min-w-0 flex-col gap-5">
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
        <div className="dialog-buttons">
          <Button disabled={correct.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!correction || correct.fresh !== undefined}
            pending={correct.isPending}
            pendingLabel="Saving…"
          >
            Save changes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
