import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { DialogForm } from "@/shared/admin/forms/form-dialog";
import { TextInput } from "@/shared/admin/forms/inputs";
import { fieldMessages } from "@/shared/api/api-error";
import { refundBody } from "@/shared/api/fields/admin-fields";
import type { components } from "@/shared/api/schema";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { MoneyFields } from "./money-fields";
import {
  faultsOf,
  type Paid,
  type PaymentMethod,
  readAmount,
  SLIP,
  typedAmount,
  usualMethod,
} from "./payment-words";
import { failureOf } from "./take-payment-form";

/** This is the refund of a job; that of an order names its items too. */
export type RefundBody = components["schemas"]["JobRefundBody"];

/** This is the part of an order or a job that a refund is about. */
interface Refundable extends Paid {
  refundable: string;
  updatedAt: string;
}

interface RefundFormProps {
  sale: Refundable;
  /** Who can be informed of it. */
  email: string | null;
  methods: PaymentMethod[];
  give: Pick<UseMutationResult<unknown, Error, RefundBody>, "mutateAsync" | "error">;
  /** The price of the chosen items in cents, proposed until an amount is typed; 0 proposes all that can go back. */
  price?: number;
  /** The amount and the reason with which the form begins, where a withdrawal or a return led to it. */
  led?: { cents?: number | undefined; reason: string } | undefined;
  /** The choice of the items. */
  children?: ReactNode;
}

/** Ask for the amount and the reason of a refund, or for the amount of a payment that was entered by mistake. */
export function RefundForm({ sale, email, methods, give, price = 0, led, children }: RefundFormProps) {
  const [typed, setTyped] = useState(led?.cents === undefined ? undefined : typedAmount(led.cents));
  const [method, setMethod] = useState(usualMethod(sale));
  const [reason, setReason] = useState(led?.reason ?? "");
  const [notify, setNotify] = useState(Boolean(email));
  const [isSlip, setIsSlip] = useState(false);
  const [tried, setTried] = useState(false);
  const most = toCents(sale.refundable);
  const amount = typed ?? typedAmount(price > 0 && !isSlip ? Math.min(price, most) : most);
  const faults = faultsOf(isSlip ? { amount } : { amount, reason });
  const errors = { ...fieldMessages(give.error), ...(tried && faults) };
  const save = () => {
    setTried(true);
    if (Object.keys(faults).length > 0) return undefined;
    const money = { amount: typedAmount(readAmount(amount) ?? 0), method, updatedAt: sale.updatedAt };
    return give.mutateAsync(isSlip ? { ...money, reason: SLIP } : { ...money, reason, notify });
  };
  return (
    <DialogForm onSave={save} saveLabel="Refund" failure={failureOf(give.error)}>
      {!led && (
        <Checkbox
          label="A payment was entered by mistake: no money is paid back"
          checked={isSlip}
          onChange={({ target }) => setIsSlip(target.checked)}
        />
      )}
      {!isSlip && children}
      <MoneyFields
        amount={amount}
        onAmount={setTyped}
        method={method}
        onMethod={setMethod}
        methods={methods}
        error={errors.amount}
      />
      {!isSlip && (
        <>
          <TextInput
            label="Reason"
            error={errors.reason}
            autoComplete="off"
            maxLength={refundBody.reason.maxLength}
            value={reason}
            onValue={setReason}
          />
          {email && (
            <Checkbox
              label="Tell the customer by e-mail, with the reason"
              checked={notify}
              onChange={({ target }) => setNotify(target.checked)}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}

/** Return the toast of a refund, or of a payment that was entered by mistake. */
export function refundToast(sale: string, { amount, reason }: RefundBody): { title: string } {
  const done = reason === SLIP ? "was entered by mistake" : "refunded";
  return { title: `${sale}: ${formatPrice(String(amount))} ${done}` };
}
