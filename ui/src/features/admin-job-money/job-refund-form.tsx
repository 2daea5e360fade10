import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { FormEnd, MoneyFields } from "@/shared/admin/money/money-fields";
import {
  faultsOf,
  OWN_METHODS,
  type PaymentMethod,
  readAmount,
  SLIP,
  typedAmount,
  usualMethod,
} from "@/shared/admin/money/payment-words";
import { failureOf } from "@/shared/admin/money/take-payment-form";
import { fieldMessages } from "@/shared/api/api-error";
import { jobRefundBody } from "@/shared/api/fields/admin-fields";
import { toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { type JobMoneyAnswer, useRefund } from "./use-job-money";

/** Refund money. All that can be paid back is filled in. */
export function JobRefundForm({ money, onDone }: { money: JobMoneyAnswer; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { values, change, faults, read } = useRefundDraft(money);
  const give = useRefund(money, onDone);
  const [tried, setTried] = useState(false);
  const errors = { ...fieldMessages(give.error), ...(tried && faults) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) return focusFirstWrong(form.current);
    give.mutate(read(), { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Checkbox
        label="A payment was entered by mistake: no money is paid back"
        checked={values.isSlip}
        onChange={({ target }) => change({ isSlip: target.checked })}
      />
      <MoneyFields
        amount={values.amount}
        onAmount={(amount) => change({ amount })}
        method={values.method}
        onMethod={(method) => change({ method })}
        methods={methodsOf(money)}
        error={errors.amount}
      />
      {!values.isSlip && (
        <>
          <TextInput
            label="Reason"
            error={errors.reason}
            autoComplete="off"
            maxLength={jobRefundBody.reason.maxLength}
            value={values.reason}
            onValue={(reason) => change({ reason })}
          />
          {money.email && (
            <Checkbox
              label="Tell the customer by e-mail, with the reason"
              checked={values.notify}
              onChange={({ target }) => change({ notify: target.checked })}
            />
          )}
        </>
      )}
      <FormEnd failure={failureOf(give.error)} label="Refund" pending={give.isPending} onClose={onDone} />
    </form>
  );
}

/** Return the ways of a refund. A card is one only where it was charged here. */
function methodsOf({ payments }: JobMoneyAnswer): PaymentMethod[] {
  const isByCard = payments.some(({ method, state }) => method === "card_online" && state === "succeeded");
  return isByCard ? ["card_online", ...OWN_METHODS] : OWN_METHODS;
}

function useRefundDraft(money: JobMoneyAnswer) {
  const [values, setValues] = useState({
    amount: typedAmount(toCents(money.refundable)),
    method: usualMethod(money),
    reason: "",
    notify: Boolean(money.email),
    isSlip: false,
  });
  const { amount, method, reason, notify, isSlip } = values;
  const sum = { amount: typedAmount(readAmount(amount) ?? 0), method, updatedAt: money.updatedAt };
  return {
    values,
    faults: faultsOf(isSlip ? { amount } : { amount, reason }),
    change: (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes })),
    read: () => (isSlip ? { ...sum, reason: SLIP } : { ...sum, reason, notify }),
  };
}
