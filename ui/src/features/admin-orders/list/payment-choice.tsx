import { useNavigate } from "react-router-dom";
import { Select } from "@/shared/ui/forms/select";
import type { OrderPage, PaymentGroup } from "../order-types";
import { GROUP_NAMES, GROUPS } from "../payment/payment-words";
import { type OrdersFilter, queryOf } from "./use-orders-filter";

/** Filter orders by their payment, with counts. Nothing is shown where no payment is tracked. */
export function PaymentChoice({ filter, answer }: { filter: OrdersFilter; answer: OrderPage }) {
  const navigate = useNavigate();
  if (!answer.tracksPayments && !filter.payment) return null;
  const choose = (payment: PaymentGroup | undefined) =>
    navigate(queryOf({ ...filter, payment, page: 1 }) || "?", { state: { keepScroll: true } });
  return (
    <Select
      aria-label="Payment"
      className="w-44"
      value={filter.payment ?? ""}
      onChange={({ target }) => choose((target.value || undefined) as PaymentGroup | undefined)}
    >
      <option value="">Any payment</option>
      {GROUPS.filter(
        (group) =>
          group in answer.paymentCounts ||
          (group === "check" && answer.paymentsToCheck > 0) ||
          filter.payment === group,
      ).map((group) => (
        <option key={group} value={group}>
          {`${GROUP_NAMES[group]} ${countOf(group, answer)}`}
        </option>
      ))}
    </Select>
  );
}

/** Return the number of orders. A group that only Today leads to is counted by the list itself. */
function countOf(group: PaymentGroup, { paymentsToCheck, paymentCounts }: OrderPage): number | string {
  if (group === "check") return paymentsToCheck;
  return group === "came" ? "" : (paymentCounts[group] ?? 0);
}
