import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { FormEnd, MoneyFields } from "@/shared/admin/money/money-fields";
import {
  faultsOf,
  METHOD_NAMES,
  type PaymentMethod,
  readAmount,
  SLIP,
  typedAmount,
  usualMethod,
} from "@/shared/admin/money/payment-words";
import { failureOf } from "@/shared/admin/money/take-payment-form";
import { fieldMessages } from "@/shared/api/api-error";
import { refundBody } from "@/shared/api/fields/admin-fields";
import { toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { AdminOrder } from "../order-types";
import { type Pieces, priceOf } from "./payment-words";
import { RefundPieces } from "./refund-pieces";
import { type RefundBody, useRefund } from "./use-payments";

/** The refund that a withdrawal asks for. */
export interface RefundAsked {
  amount: string | null;
  withdrawalId: string;
  reference: number;
  /** It is null for the whole order. */
  items: { name: string; quantity: number }[] | null;
}

/** The pieces that were just put back into stock, and why. */
export interface Returned {
  pieces: Pieces;
  reason: string;
}

interface RefundFormProps {
  order: AdminOrder;
  asked: RefundAsked | undefined;
  returned: Returned | undefined;
  onDone: () => void;
}

/** Refund money. The amount follows the chosen pieces until it is typed. */
export function RefundForm({ order, asked, returned, onDone }: RefundFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRefundDraft(order, asked, returned);
  const { values, change } = draft;
  const give = useRefund(order, onDone);
  const [tried, setTried] = useState(false);
  const errors = { ...fieldMessages(give.error), ...(tried && draft.faults) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(draft.faults).length > 0) return focusFirstWrong(form.current);
    give.mutate(draft.read(), { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {!asked && !returned && (
        <Checkbox
          label="A payment was entered by mistake: no money is paid back"
          checked={values.isSlip}
          onChange={({ target }) => change({ isSlip: target.checked })}
        />
      )}
      {!values.isSlip && (
        <RefundPieces
          order={order}
          pieces={values.pieces}
          onPieces={(pieces) => change({ pieces })}
          restock={returned ? undefined : values.restock}
          onRestock={(restock) => change({ restock })}
        />
      )}
      <MoneyFields
        amount={draft.amount}
        onAmount={(amount) => change({ amount })}
        method={values.method}
        onMethod={(method) => change({ method })}
        methods={METHODS}
        error={errors.amount}
      />
      {!values.isSlip && (
        <>
          <TextInput
            label="Reason"
            error={errors.reason}
            autoComplete="off"
            maxLength={refundBody.reason.maxLength}
            value={values.reason}
            onValue={(reason) => change({ reason })}
          />
          {order.customerEmail && (
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

const METHODS = Object.keys(METHOD_NAMES) as PaymentMethod[];

interface RefundValues {
  /** It is undefined until it is typed. */
  amount: string | undefined;
  method: PaymentMethod;
  pieces: Pieces;
  restock: boolean;
  reason: string;
  notify: boolean;
  isSlip: boolean;
}

function useRefundDraft(order: AdminOrder, asked: RefundAsked | undefined, returned: Returned | undefined) {
  const [values, setValues] = useState<RefundValues>(() => ({
    amount: asked?.amount
      ? typedAmount(Math.min(toCents(asked.amount), toCents(order.refundable)))
      : undefined,
    method: usualMethod(order),
    pieces: asked ? askedPieces(order, asked) : leftOf(order, returned?.pieces ?? {}),
    restock: !returned && order.status !== "cancelled",
    reason: asked ? `Withdrawal ${asked.reference}` : (returned?.reason ?? ""),
    notify: Boolean(order.customerEmail),
    isSlip: false,
  }));
  const amount = values.amount ?? proposeAmount(order, values);
  return {
    values,
    amount,
    faults: faultsOf(values.isSlip ? { amount } : { amount, reason: values.reason }),
    change: (changes: Partial<RefundValues>) => setValues((before) => ({ ...before, ...changes })),
    read: () => readDraft(order, values, amount, asked),
  };
}

function proposeAmount(order: AdminOrder, { pieces, isSlip }: RefundValues): string {
  const most = toCents(order.refundable);
  const price = isSlip ? 0 : priceOf(pieces, order);
  return typedAmount(price > 0 ? Math.min(price, most) : most);
}

function readDraft(order: AdminOrder, values: RefundValues, amount: string, asked?: RefundAsked): RefundBody {
  const { method, pieces, restock, reason, notify, isSlip } = values;
  const lines = Object.entries(pieces)
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const money = {
    amount: typedAmount(readAmount(amount) ?? 0),
    method,
    updatedAt: order.updatedAt,
  };
  if (isSlip) return { ...money, reason: SLIP };
  return {
    ...money,
    lines,
    restock: restock && lines.length > 0,
    reason,
    notify,
    withdrawalId: asked?.withdrawalId ?? null,
  };
}

/** Return the pieces without those that were refunded already. */
function leftOf({ items }: AdminOrder, pieces: Pieces): Pieces {
  const left = items.map(({ id, quantity, refunded }) => [
    id,
    Math.min(pieces[id] ?? 0, quantity - refunded),
  ]);
  return Object.fromEntries(left);
}

/** Return the pieces that a withdrawal names, without those that the order has not or that are settled. */
function askedPieces({ items }: AdminOrder, { items: named }: RefundAsked): Pieces {
  const chosen = items.map(({ id, productName, quantity, refunded }) => {
    const wanted = named ? (named.find(({ name }) => name === productName)?.quantity ?? 0) : quantity;
    return [id, Math.min(wanted, quantity - refunded)];
  });
  return Object.fromEntries(chosen);
}
