import { useEffect, useState } from "react";
import { focusMain } from "@/shared/admin/focus-main";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { withdrawalChange } from "@/shared/api/fields/admin-fields";
import { toCents } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { Button, ButtonLink } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { useChangeWithdrawal, type Withdrawal } from "./use-withdrawals";
import { mailLink, reasonToRefuse, sayAccepting } from "./withdrawal-words";

/** Accept or refuse a new one, finish one that is decided, write to its customer. */
export function WithdrawalActions({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, status, email } = withdrawal;
  const { mutate, isPending } = useChangeWithdrawal(id);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {status === "new" && <Decide withdrawal={withdrawal} />}
      {status === "accepted" && isPaid(withdrawal) && <RefundLink withdrawal={withdrawal} />}
      {status === "done" && withdrawal.isDue && (
        <ButtonLink size="small" variant="primary" to={`/admin/orders/${withdrawal.orderId}`}>
          Refund on the order
        </ButtonLink>
      )}
      {(status === "accepted" || status === "refused") && (
        <Button
          size="small"
          variant={status === "accepted" && !isPaid(withdrawal) ? "primary" : "secondary"}
          pending={isPending}
          onClick={() => mutate({ status: "done" })}
        >
          {status === "accepted" ? "Mark as paid back" : "Mark as done"}
        </Button>
      )}
      {email && (
        <a href={mailLink(withdrawal)} className="button" data-variant="secondary" data-size="small">
          Write to the customer
        </a>
      )}
    </div>
  );
}

/** Return whether a payment is recorded for its order, so that its refund is recorded there too. */
function isPaid({ orderId, refundable }: Withdrawal): boolean {
  return orderId !== null && refundable !== null && toCents(refundable) > 0;
}

/** Link to the order, whose refund is filled in with what was withdrawn from. The withdrawal is done with it. */
function RefundLink({ withdrawal: { id, reference, orderId, refund, items } }: { withdrawal: Withdrawal }) {
  return (
    <ButtonLink
      size="small"
      variant="primary"
      to={`/admin/orders/${orderId}`}
      state={{ refund: { withdrawalId: id, reference, amount: refund, items } }}
    >
      Refund…
    </ButtonLink>
  );
}

function Decide({ withdrawal }: { withdrawal: Withdrawal }) {
  // The pressed button disappears with the decision.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain();
    },
    [],
  );
  return (
    <>
      <Accept withdrawal={withdrawal} />
      <Refuse withdrawal={withdrawal} />
    </>
  );
}

function Accept({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, reference } = withdrawal;
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useChangeWithdrawal(id);
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setOpen(true)}>
        Accept
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutateAsync({ status: "accepted" })}
        title={`Accept withdrawal ${sayNumber(reference)}?`}
        description={<p>{sayAccepting(withdrawal)} The customer gets an e-mail.</p>}
        confirmLabel="Accept"
        pendingLabel="Accepting…"
      />
    </>
  );
}

function Refuse({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, reference } = withdrawal;
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState(() => reasonToRefuse(withdrawal));
  const { mutateAsync } = useChangeWithdrawal(id);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Refuse
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Refuse withdrawal ${sayNumber(reference)}?`}
        description={
          <p>Only where there is no right to withdraw, as for parts made to the customer's order.</p>
        }
      >
        <DialogForm
          className="flex flex-col gap-5"
          onSave={() => mutateAsync({ status: "refused", note: note.trim() })}
          saveLabel="Refuse"
          pendingLabel="Refusing…"
          variant="danger"
          disabled={note.trim() === ""}
        >
          <LongTextInput
            label="Reason"
            hint="The customer gets it by e-mail."
            rows={3}
            maxLength={withdrawalChange.note.maxLength}
            value={note}
            onValue={setNote}
          />
        </DialogForm>
      </FormDialog>
    </>
  );
}
