import { cx } from "@/shared/lib/cx";
import { type PaymentState, STATE_NAMES } from "./payment-words";

const DOTS: Record<PaymentState, string> = {
  unpaid: "border border-warn",
  open: "border border-warn",
  part_paid: "bg-warn",
  paid: "bg-ok",
  overpaid: "bg-accent",
  part_refunded: "bg-control",
  refunded: "bg-control",
};

/** Show the payment state in words, with a dot as the status has one. */
export function PaymentMark({ state }: { state: PaymentState }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[state])} />
      {STATE_NAMES[state]}
    </span>
  );
}
