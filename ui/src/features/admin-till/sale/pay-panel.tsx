import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { AmountInput } from "@/shared/admin/forms/inputs";
import { METHOD_NAMES } from "@/shared/admin/money/payment-words";
import { formatCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Key } from "./key";
import { type Settled, type Typed, WAYS, type Way } from "./settle-payment";

interface PayPanelProps {
  way: Way;
  typed: Typed;
  settled: Settled;
  /** The totals are calculated, or the sale is being made. */
  isBusy: boolean;
  onType: (typed: Typed) => void;
  onPay: () => void;
  onClose: () => void;
}

const LABELS: Record<Way, string> = {
  cash: "Cash given",
  terminal: METHOD_NAMES.terminal,
  transfer: METHOD_NAMES.transfer,
};

/** Take the money: what was given in cash, and the parts by card and transfer. Enter in a field makes the sale. */
export function PayPanel({ way, typed, settled, isBusy, onType, onPay, onClose }: PayPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${way}"]`)?.focus();
  }, [way]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPay();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <form ref={form} aria-label="Payment" noValidate onSubmit={submit} onKeyDown={press} className="till-pay">
      <div className="grid grid-cols-3 gap-3">
        {WAYS.map((each) => (
          <AmountInput
            key={each}
            label={LABELS[each]}
            name={each}
            autoComplete="off"
            maxLength={12}
            placeholder={restOf(each, way, settled)}
            value={typed[each]}
            onValue={(text) => onType({ ...typed, [each]: text })}
          />
        ))}
      </div>
      <p role="status" className={settled.problem ? "text-danger" : "text-muted"}>
        {settled.problem ?? sumUp(settled)}
      </p>
      <div className="flex gap-3">
        <Button
          type="submit"
          variant="primary"
          pending={isBusy}
          pendingLabel="One moment…"
          className="flex-1"
        >
          <Key name="Enter" />
          {paidBy(way, settled)}
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </form>
  );
}

/** Return the button's words. Money of several ways is paid, and how is said above. */
function paidBy(way: Way, { payments }: Settled): string {
  if (payments.length > 1) return "Paid";
  return way === "cash" ? "Paid in cash" : `Paid by ${METHOD_NAMES[way].toLowerCase()}`;
}

/** Return the amount that the chosen way pays when nothing is typed for it. */
function restOf(each: Way, way: Way, { payments }: Settled): string {
  return each === way ? `${payments.find(({ method }) => method === way)?.amount ?? "0.00"}` : "";
}

/** Return "€10.00 cash, €5.50 card. Change €4.50." */
function sumUp({ payments, change }: Settled): string {
  const parts = payments.map(({ method, amount }) => `€${amount} ${METHOD_NAMES[method].toLowerCase()}`);
  return [`${parts.join(", ") || "Nothing to pay"}.`, change > 0 && `Change ${formatCents(change)}.`]
    .filter(Boolean)
    .join(" ");
}
