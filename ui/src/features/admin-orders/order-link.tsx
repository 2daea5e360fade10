import { Link, useLocation } from "react-router-dom";
import type { ListedOrder } from "./order-types";

/** Covers its row; the order remembers which list it was opened from. */
export function OrderLink({ order }: { order: ListedOrder }) {
  const { search } = useLocation();
  return (
    <Link
      to={`/admin/orders/${order.id}`}
      state={{ list: search }}
      className="stretched font-semibold tabular"
    >
      {order.orderNumber}
    </Link>
  );
}
