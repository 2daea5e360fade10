import { cx } from "@/shared/lib/cx";
import { type OrderStatus, STATUS_NAMES } from "./order-types";

const DOTS: Record<OrderStatus, string> = {
  pending: "bg-accent",
  confirmed: "bg-warn",
  ready: "bg-ok",
  shipped: "bg-ok",
  completed: "bg-control",
  cancelled: "border border-danger",
};

/** Show the status in words, with a dot that the eye finds first. */
export function StatusMark({ status }: { status: OrderStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[status])} />
      <span className={cx(status === "pending" && "font-semibold")}>{STATUS_NAMES[status]}</span>
    </span>
  );
}
