import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { FormDialog } from "@/shared/admin/forms/form-dialog";
import { PaymentList } from "@/shared/admin/money/payment-list";
import { PaymentMark } from "@/shared/admin/money/payment-mark";
import { TakePaymentForm } from "@/shared/admin/money/take-payment-form";
import { Panel } from "@/shared/admin/panel";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import type { AdminOrder } from "../order-types";
import { cameBack, hasPaymentMark, sayBothWays, sayUnpaid } from "./payment-words";
import { type RefundAsked, RefundOrder, type Returned } from "./refund-order";
import { useTakePayment, useTakeUp } from "./use-payments";

/** Show the payments and refunds of an order, and the buttons that add one. */
export function PaymentPanel({ order }: { order: AdminOrder }) {
  const { paymentMethod, payments, status } = order;
  const isPaidAlthoughCancelled = status === "cancelled" && toCents(order.refundable) > 0;
  const isDue = status !== "cancelled" && !(cameBack(order) && payments.length === 0);
  const bothWays = sayBothWays(order);
  const isTracked = paymentMethod !== null || payments.length > 0;
  return (
    <Panel
      title="Payment"
      action={isTracked && hasPaymentMark(order) && <PaymentMark state={order.paymentState} />}
    >
      {payments.length > 0 ? (
        <PaymentList payments={payments} owed={order.owed} />
      ) : (
        <p className="text-muted">{sayUnpaid(order)}</p>
      )}
      {bothWays && <p className="text-muted">{bothWays}</p>}
      {isPaidAlthoughCancelled && (
        <p role="note" className="border-danger border-l-2 pl-3 text-danger">
          Paid, but the order is cancelled. Refund it, or reopen the order.
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1 empty:hidden">
        {isPaidAlthoughCancelled && <TakeUp order={order} />}
        {isDue && <TakePayment order={order} />}
        {toCents(order.refundable) > 0 && <GiveRefund order={order} />}
      </div>
    </Panel>
  );
}

/** Make it a pending order again, where there is stock for it. */
function TakeUp({ order }: { order: AdminOrder }) {
  const { mutate, isPending } = useTakeUp(order);
  return (
    <Button pending={isPending} pendingLabel="Reopening…" onClick={() => mutate()}>
      Reopen
    </Button>
  );
}

function TakePayment({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const take = useTakePayment(order);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Take payment</Button>
      <FormDialog open={open} onClose={close} title={`Payment for order ${order.orderNumber}`}>
        <TakePaymentForm sale={order} take={take} />
      </FormDialog>
    </>
  );
}

interface Led {
  refund?: RefundAsked;
  returned?: Returned;
}

/** Refund money. The form is open at once where an accepted withdrawal led here, or items were taken back. */
function GiveRefund({ order }: { order: AdminOrder }) {
  const navigate = useNavigate();
  const { refund, returned, ...rest } = (useLocation().state ?? {}) as Led;
  const isLed = refund !== undefined || returned !== undefined;
  const [pressed, setPressed] = useState(false);
  const open = pressed || isLed;
  const close = () => {
    setPressed(false);
    // A reload must not ask again.
    if (isLed) navigate("", { replace: true, state: { ...rest, keepScroll: true } });
  };
  return (
    <>
      <Button onClick={() => setPressed(true)}>Refund…</Button>
      <FormDialog
        open={open}
        onClose={close}
        title={`Refund of order ${order.orderNumber}`}
        description={`${formatPrice(order.refundable)} of what was paid can go back.`}
      >
        <RefundOrder order={order} asked={refund} returned={returned} />
      </FormDialog>
    </>
  );
}
