import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { OrderPanel } from "../detail/order-panel";
import type { AdminOrder, OrderPayment } from "../order-types";
import { PaymentMark } from "./payment-mark";
import { CHOICES, hasPaymentMark, METHOD_NAMES } from "./payment-words";
import { type RefundAsked, RefundForm } from "./refund-form";
import { TakePaymentForm } from "./take-payment-form";
import { useTakeUp } from "./use-payments";

/** The payments and refunds of an order, and both of these acts. */
export function PaymentPanel({ order }: { order: AdminOrder }) {
  const { paymentMethod, payments, status } = order;
  const isPaidAlthoughCancelled = status === "cancelled" && toCents(order.refundable) > 0;
  const isTracked = paymentMethod !== null || payments.length > 0;
  return (
    <OrderPanel
      title="Payment"
      action={isTracked && hasPaymentMark(order) && <PaymentMark state={order.paymentState} />}
    >
      {payments.length > 0 ? (
        <PaymentList order={order} />
      ) : (
        <p className="text-muted">{sayNothing(order)}</p>
      )}
      {isPaidAlthoughCancelled && (
        <p role="note" className="border-danger border-l-2 pl-3 text-danger">
          Paid, although the order is cancelled. Refund it, or take the order up again.
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1">
        {isPaidAlthoughCancelled && <TakeUp order={order} />}
        {status !== "cancelled" && <TakePayment order={order} />}
        {toCents(order.refundable) > 0 && <GiveRefund order={order} />}
      </div>
    </OrderPanel>
  );
}

/** Makes it a pending order again, where there is stock for it. */
function TakeUp({ order }: { order: AdminOrder }) {
  const { mutate, isPending } = useTakeUp(order);
  return (
    <Button pending={isPending} pendingLabel="Taking up…" onClick={() => mutate()}>
      Take up again
    </Button>
  );
}

function sayNothing({ status, paymentMethod }: AdminOrder): string {
  if (status === "cancelled") return "No payment was recorded.";
  return paymentMethod ? CHOICES[paymentMethod] : "No payment is recorded.";
}

function PaymentList({ order: { payments, owed } }: { order: AdminOrder }) {
  return (
    <div>
      <ul aria-label="Payments" className="flex flex-col gap-3">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
      {toCents(owed) > 0 && (
        <p className="mt-3 flex justify-between gap-4 border-line border-t pt-3 font-semibold">
          <span>Still owed</span>
          <span className="tabular">{formatPrice(owed)}</span>
        </p>
      )}
    </div>
  );
}

const UNSETTLED = { open: "not through yet", failed: "failed", expired: "ran out", succeeded: undefined };

function PaymentLine({ payment }: { payment: OrderPayment }) {
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

function TakePayment({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Take payment</Button>
      <Dialog open={open} onClose={close} title={`Payment for order ${order.orderNumber}`}>
        {open && <TakePaymentForm order={order} onDone={close} />}
      </Dialog>
    </>
  );
}

/** Opens by itself where an accepted withdrawal led here. */
function GiveRefund({ order }: { order: AdminOrder }) {
  const navigate = useNavigate();
  const { refund, ...rest } = (useLocation().state ?? {}) as { refund?: RefundAsked };
  const [open, setOpen] = useState(refund !== undefined);
  const close = () => {
    setOpen(false);
    // A reload must not ask again.
    if (refund) navigate("", { replace: true, state: { ...rest, keepScroll: true } });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund…</Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Refund of order ${order.orderNumber}`}
        description={`${formatPrice(order.refundable)} of what was paid can go back.`}
      >
        {open && <RefundForm order={order} asked={refund} onDone={close} />}
      </Dialog>
    </>
  );
}
