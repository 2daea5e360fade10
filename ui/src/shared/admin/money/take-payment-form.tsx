import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { DialogForm } from "@/shared/admin/forms/form-dialog";
import { TextInput } from "@/shared/admin/forms/inputs";
import { fieldMessages, namesFields, serverMessage } from "@/shared/api/api-error";
import { paymentBody } from "@/shared/api/fields/admin-fields";
import type { components } from "@/shared/api/schema";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { MoneyFields } from "./money-fields";
import {
  faultsOf,
  OWN_METHODS,
  type OwnMethod,
  type Payment,
  readAmount,
  typedAmount,
  usualMethod,
} from "./payment-words";

export type PaymentBody = components["schemas"]["PaymentBody"];

/** The part of an order or a job that a payment is about. */
interface Owing {
  owed: string;
  updatedAt: string;
  payments: Payment[];
  paymentMethod?: "card" | "workshop" | "transfer" | null;
}

interface TakePaymentFormProps {
  sale: Owing;
  take: Pick<UseMutationResult<unknown, Error, PaymentBody>, "mutateAsync" | "error">;
  /** The cents and the note with which the form begins, where it is not what is owed. */
  asked?: { cents: number; reason: string } | undefined;
}

/** Take a payment. The owed amount is filled in, and more than that has to be confirmed. */
export function TakePaymentForm({ sale, take, asked }: TakePaymentFormProps) {
  const owed = toCents(sale.owed);
  const first = asked?.cents ?? owed;
  const [amount, setAmount] = useState(first > 0 ? typedAmount(first) : "");
  const usual = OWN_METHODS.find((each) => each === usualMethod(sale));
  const [method, setMethod] = useState<OwnMethod>(usual ?? "cash");
  const [reason, setReason] = useState(asked?.reason ?? "");
  const [overpaid, setOverpaid] = useState(false);
  const [tried, setTried] = useState(false);
  const cents = readAmount(amount);
  const errors = { ...fieldMessages(take.error), ...(tried && faultsOf({ amount })) };
  const isMore = cents !== undefined && cents > owed;
  const save = () => {
    setTried(true);
    if (!cents) return undefined;
    const money = { amount: typedAmount(cents), method, updatedAt: sale.updatedAt };
    return take.mutateAsync({ ...money, reason, overpaid: isMore && overpaid });
  };
  return (
    <DialogForm onSave={save} saveLabel="Take payment" failure={failureOf(take.error)}>
      <MoneyFields
        amount={amount}
        onAmount={setAmount}
        method={method}
        onMethod={setMethod}
        methods={OWN_METHODS}
        error={errors.amount}
      />
      {isMore && (
        <Checkbox
          label={`Only ${formatPrice(sale.owed)} is left to pay. Take more anyway`}
          checked={overpaid}
          onChange={({ target }) => setOverpaid(target.checked)}
        />
      )}
      <TextInput
        label="Note"
        optional
        error={errors.reason}
        autoComplete="off"
        maxLength={paymentBody.reason.maxLength}
        value={reason}
        onValue={setReason}
      />
    </DialogForm>
  );
}

/** Return a sentence for a refusal that no field shows. */
export function failureOf(error: unknown): string | undefined {
  if (!error || namesFields(error)) return undefined;
  return serverMessage(error) ?? "Nothing was recorded. Please try again.";
}
