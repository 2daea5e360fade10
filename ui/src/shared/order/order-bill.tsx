import { Printer } from "lucide-react";
import type { CustomerOrder } from "@/shared/api/types";
import { toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import type { Amounts } from "./amount-rows";
import { type OrderLine, orderLineWords } from "./line-words";
import { OrderAmounts } from "./order-amounts";
import { SummaryLines } from "./summary-lines";
import { Workshop } from "./workshop";

interface OrderBillProps {
  order: Amounts & { items: OrderLine[] };
}

/** Show the products that were bought and their sums, as they were recorded. */
export function OrderBill({ order }: OrderBillProps) {
  const lines = order.items.map((item) => ({
    id: item.id,
    name: item.productName,
    quantity: item.quantity,
    amount: toCents(item.subtotal),
    note: orderLineWords(item),
  }));
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6">
      <SummaryLines lines={lines} />
      <OrderAmounts {...order} />
    </div>
  );
}

/** Show where the parts go: to the customer's postal address or to the workshop, with its hours. */
export function OrderDestination({
  order: { deliveryMethod, shippingAddress },
}: {
  order: Pick<CustomerOrder, "deliveryMethod" | "shippingAddress">;
}) {
  const isCollected = deliveryMethod === "collection";
  return (
    <section aria-labelledby="destination">
      <h2 id="destination" className="eyebrow mb-1 font-sans text-subtle">
        {isCollected ? "Collect from" : "Shipping to"}
      </h2>
      {isCollected ? <Workshop /> : <p className="whitespace-pre-line">{shippingAddress}</p>}
    </section>
  );
}

/** Print the page that is shown, with the styles of styles/print.css. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Icon of={Printer} />
      Print
    </Button>
  );
}
