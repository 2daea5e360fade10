import { useState } from "react";
import { Panel } from "@/shared/admin/panel";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { type AdminOrder, isStepBack, type OrderStatus } from "../order-types";
import { StatusMark } from "../status-mark";
import { isOpenWithdrawal, sayStillOpen, sayWithdrawn, WithdrawalNote } from "../withdrawal-note";
import { CancelOrder } from "./cancel-order";
import { trackingChange } from "./parcel-tracking";
import { ReturnItems } from "./return-items";
import { useChangeOrder } from "./use-change-order";

const STEP_NAMES: Record<OrderStatus, string> = {
  pending: "",
  confirmed: "Confirm order",
  ready: "Ready to collect",
  shipped: "Mark as shipped",
  completed: "Complete order",
  cancelled: "Cancel order",
};

interface NextStepsProps {
  order: AdminOrder;
  /** The typed tracking. It is sent with the step that the mail about the parcel is for. */
  tracking: string | undefined;
}

/** Show the order's status and exactly the steps that the server allows next. */
export function NextSteps({ order, tracking }: NextStepsProps) {
  const change = useChangeOrder(order.id);
  const [asked, setAsked] = useState<OrderStatus>();
  const taking = change.isPending ? change.variables.status : undefined;
  const changeTo = (status: OrderStatus) => ({
    status,
    updatedAt: order.updatedAt,
    ...(status === "shipped" && trackingChange(order, tracking)),
  });
  const isWithdrawn = isOpenWithdrawal(order);
  const take = (status: OrderStatus) =>
    isUnpaidTransfer(order, status) || (isWithdrawn && !isStepBack(order, status))
      ? setAsked(status)
      : change.mutate(changeTo(status));
  return (
    <Panel title="Status" action={<StatusMark status={order.status} />}>
      <WithdrawalNote withdrawal={order.withdrawal} />
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() =>
          change.mutateAsync({ ...changeTo(asked ?? order.status), despiteWithdrawal: isWithdrawn })
        }
        title={`${STEP_NAMES[asked ?? "confirmed"]} anyway?`}
        description={
          <>
            {order.withdrawal && isWithdrawn && (
              <p>
                {sayWithdrawn(order.withdrawal)} {sayStillOpen(order.withdrawal)}
              </p>
            )}
            {isUnpaidTransfer(order, asked) && <p>{sayUnpaid(order)}</p>}
          </>
        }
        confirmLabel={STEP_NAMES[asked ?? "confirmed"]}
        pendingLabel="Saving…"
      />
      {order.nextStatuses.map((status) =>
        status === "cancelled" ? (
          <CancelOrder key={status} order={order} />
        ) : (
          <Button
            key={status}
            variant={isStepBack(order, status) ? "secondary" : "primary"}
            disabled={taking !== undefined && taking !== status}
            pending={taking === status}
            pendingLabel="Saving…"
            onClick={() => take(status)}
          >
            {isStepBack(order, status) ? "Back to confirmed" : STEP_NAMES[status]}
          </Button>
        ),
      )}
      {order.nextStatuses.length === 0 && <p className="text-muted">{endOf(order)}</p>}
      {order.status === "completed" && <ReturnItems order={order} />}
    </Panel>
  );
}

/** Return whether the parcel would leave before the customer's bank transfer is entered. */
function isUnpaidTransfer({ paymentMethod, owed }: AdminOrder, next: OrderStatus | undefined): boolean {
  return next === "shipped" && paymentMethod === "transfer" && toCents(owed) > 0;
}

function sayUnpaid({ owed }: AdminOrder): string {
  return `The bank transfer has not been recorded yet. To pay: ${formatPrice(owed)}.`;
}

function endOf({ status, refundable }: AdminOrder): string {
  if (status !== "cancelled") return "This order is completed.";
  const left =
    toCents(refundable) > 0 ? "It still has a payment: see below." : "There is nothing more to do.";
  return `This order is cancelled and its items are back in stock. ${left}`;
}
