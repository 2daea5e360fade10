import { Button } from "@/shared/ui/button";
import { CancelOrder } from "./cancel-order";
import { OrderPanel } from "./order-panel";
import { canBeCancelled, NEXT_STEPS } from "./order-status";
import type { DeskOrder, OrderStatus } from "./order-types";
import { trackingChange } from "./parcel-tracking";
import { StatusMark } from "./status-mark";
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
  order: DeskOrder;
  /** As typed: it goes along with the step that the mail about the parcel is for. */
  tracking: string;
}

/** Where the order stands and exactly the steps that may come next. */
export function NextSteps({ order, tracking }: NextStepsProps) {
  const change = useChangeOrder(order.id);
  const taking = change.isPending ? change.variables.status : undefined;
  const take = (status: OrderStatus) =>
    change.mutate({ status, ...(status === "shipped" && trackingChange(order, tracking)) });
  return (
    <OrderPanel title="Status" action={<StatusMark status={order.status} />}>
      {NEXT_STEPS[order.status].map((status) => (
        <Button
          key={status}
          variant={isUsual(status, order) ? "primary" : "secondary"}
          disabled={taking !== undefined && taking !== status}
          pending={taking === status}
          pendingLabel="Saving…"
          onClick={() => take(status)}
        >
          {STEP_NAMES[status]}
        </Button>
      ))}
      {canBeCancelled(order.status) ? (
        <CancelOrder order={order} />
      ) : (
        <p className="text-muted">{endOf(order)}</p>
      )}
    </OrderPanel>
  );
}

/** Ready for what is collected, shipped for what is delivered; the other way stays open. */
function isUsual(status: OrderStatus, { deliveryMethod }: DeskOrder): boolean {
  return !(
    (status === "ready" && deliveryMethod === "delivery") ||
    (status === "shipped" && deliveryMethod === "collection")
  );
}

function endOf({ status }: DeskOrder): string {
  return status === "cancelled"
    ? "This order is cancelled; its items are back in stock. Nothing more follows."
    : "This order is completed. Nothing more follows.";
}
