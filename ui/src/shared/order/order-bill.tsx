import type { CustomerOrder } from "@/shared/api/types";
import { toCents } from "@/shared/lib/money";
import type { Amounts } from "./amount-rows";
import { OrderAmounts } from "./order-amounts";
import { SummaryLines } from "./summary-lines";

interface OrderBillProps {
  order: Amounts & Pick<CustomerOrder, "items">;
}

/** What was bought and what it came to, as it was recorded. */
export function OrderBill({ order }: OrderBillProps) {
  const lines = order.items.map(({ id, productName, quantity, subtotal }) => ({
    id,
    name: productName,
    quantity,
    amount: toCents(subtotal),
  }));
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6">
      <SummaryLines lines={lines} />
      <OrderAmounts {...order} />
    </div>
  );
}
