import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { formatPrice, toCents } from "@/shared/lib/money";
import { METHOD_NAMES, type Payment } from "./payment-words";

interface PaymentListProps {
  payments: Payment[];
  owed: string;
}

/** List the payments and refunds of an order or a job, and show what is still owed. */
export function PaymentList({ payments, owed }: PaymentListProps) {
  return (
    <div>
      <ul aria-label="Payments" className="flex flex-col gap-3">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
      {toCents(owed) > 0 && (
        <p className="mt-3 flex justify-between gap-4 border-line border-t pt-3 font-semibold">
          <span>Still to pay</span>
          <span className="tabular">{formatPrice(owed)}</span>
        </p>
      )}
    </div>
  );
}

const UNSETTLED = { open: "not through yet", failed: "failed", expired: "ran out", succeeded: undefined };

function PaymentLine({ payment }: { payment: Payment }) {
  const { kind, method, amount, reason, createdAt, state } = payment;
  const isBack = kind === "refund";
  return (
    <li>
      <p className="flex justify-between gap-4">
        <span>
          {isBack ? `Refund, ${METHOD_NAMES[method].toLowerCase()}` : METHOD_NAMES[method]}
          {UNSETTLED[state] && <span className="text-warn">{`, ${UNSETTLED[state]}`}</span>}
        </span>
        <span className={cx("tabular", UNSETTLED[state] && "text-muted")}>
          {isBack ? `−${formatPrice(amount)}` : formatPrice(amount)}
        </span>
      </p>
      <p className="wrap-anywhere text-muted text-small">
        <TimeText of={createdAt} />
        {reason && state !== "open" && `, ${reason}`}
      </p>
      {/* The card provider says something else than the shop: for the owner to look into. */}
      {reason && state === "open" && (
        <p role="note" className="mt-2 border-danger border-l-2 pl-3 text-danger wrap-anywhere">
          {reason}
        </p>
      )}
    </li>
  );
}
