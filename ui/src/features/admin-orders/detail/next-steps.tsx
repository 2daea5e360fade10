import { Panel } from "@/shared/admin/panel";
import { Button } from "@/shared/ui/button";
import { type AdminOrder, isStepBack, type OrderStatus } from "../order-types";
import { StatusMark } from "../status-mark";
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
  /** As typed: it goes along with the step that the mail about the parcel is for. */
  tracking: string | undefined;
}

/** The order's status and exactly the steps that the server allows next. */
export function NextSteps({ order, tracking }: NextStepsProps) {
  const change = useChangeOrder(order.id);
  const taking = change.isPending ? change.variables.status : undefined;
  const take = (status: OrderStatus) =>
    change.mutate({
      status,
      updatedAt: order.updatedAt,
      ...(status === "shipped" && trackingChange(order, tracking)),
    });
  return (
    <Panel title="Status" action={<StatusMark status={order.status} />}>
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

function endOf({ status }: AdminOrder): string {
  return status === "cancelled"
    ? "This order is cancelled; its items are back in stock. Nothing more follows."
    : "This order is completed.";
}
