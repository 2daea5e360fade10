import { TimeText } from "@/shared/admin/time-text";
import type { AdminOrder } from "./order-types";

/** Below the headline: when it came, and the long id that stands on the customer's page. */
export function OrderIdentity({ order }: { order: AdminOrder }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-muted md:-mt-4">
      <span>
        Placed <TimeText of={order.createdAt} />
      </span>
      {order.source === "desk" && <span>Entered by you</span>}
      <span className="break-all tabular">{order.id}</span>
    </p>
  );
}
