import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { fieldMessages, namesFields, serverMessage } from "@/shared/api/api-error";
import { paymentBody } from "@/shared/api/fields/admin-fields";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import type { AdminOrder } from "../order-types";
import { FormEnd, MoneyFields } from "./money-fields";
import { faultsOf, type OwnMethod, readAmount, typedAmount, usualMethod } from "./payment-words";
import { useTakePayment } from "./use-payments";

const METHODS: OwnMethod[] = ["cash", "terminal", "transfer", "other"];

/** The owed amount is filled in; more than that needs a second word. */
export function TakePaymentForm({ order, onDone }: { order: AdminOrder; onDone: () => void }) {
  const owed = toCents(order.owed);
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState(owed > 0 ? typedAmount(owed) : "");
  const usual = METHODS.find((each) => each === usualMethod(order));
  const [method, setMethod] = useState<OwnMethod>(usual ?? "cash");
  const [reason, setReason] = useState("");
  const [overpaid, setOverpaid] = useState(false);
  const [tried, setTried] = useState(false);
  const take = useTakePayment(order, onDone);
  const cents = readAmount(amount);
  const errors = { ...fieldMessages(take.error), ...(tried && faultsOf({ amount })) };
  const isMore = cents !== undefined && cents > owed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!cents) return focusFirstWrong(form.current);
    const money = { amount: typedAmount(cents), method, updatedAt: order.updatedAt };
    const body = { ...money, reason, overpaid: isMore && overpaid };
    take.mutate(body, { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <MoneyFields
        amount={amount}
        onAmount={setAmount}
        method={method}
        onMethod={setMethod}
        methods={METHODS}
        error={errors.amount}
      />
      {isMore && (
        <Checkbox
          label={`${formatPrice(order.owed)} is owed. Take more all the same`}
          checked={overpaid}
          onChange={({ target }) => setOverpaid(target.checked)}
        />
      )}
      <Field label="Note" optional error={errors.reason}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={paymentBody.reason.maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <FormEnd
        failure={failureOf(take.error)}
        label="Take payment"
        pending={take.isPending}
        onClose={onDone}
      />
    </form>
  );
}

/** A sentence for a refusal that no field tells of. */
export function failureOf(error: unknown): string | undefined {
  if (!error || namesFields(error)) return undefined;
  return serverMessage(error) ?? "Nothing was recorded. Please try again.";
}
