import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { toCents } from "@/shared/lib/money";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button-link";
import { Icon } from "@/shared/ui/icon";
import type { PlacedOrder } from "./place-order";
import { SummaryLines } from "./summary-lines";

const LONG_ID = 16;

/** The order as the server recorded it. */
export function OrderConfirmed({
  placed: { orderId, order },
  amounts,
}: {
  placed: PlacedOrder;
  amounts: ReactNode;
}) {
  usePageTitle("Order Confirmed");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const lines = order.items.map(({ id, productName, quantity, subtotal }) => ({
    id,
    name: productName,
    quantity,
    amount: toCents(subtotal),
  }));
  return (
    <section className="mx-auto flex max-w-form flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <Icon of={CircleCheck} className="size-12 text-ok" />
        <h1 ref={title} tabIndex={-1} data-quiet-focus="" className="headline text-h1">
          Order Confirmed!
        </h1>
        <p className="text-lead text-muted">
          Thank you, {order.customerName}. We will send a confirmation e-mail to{" "}
          <span className="text-text">{order.customerEmail}</span>.
        </p>
      </div>
      <dl className="grid gap-4 border-line border-y py-5 sm:grid-cols-2">
        <div>
          <dt className="eyebrow text-subtle">Order number</dt>
          <dd className="font-display text-h3 tabular">{order.orderNumber}</dd>
        </div>
        <div>
          <dt className="eyebrow text-subtle">Order ID</dt>
          <dd className="font-semibold tabular">{orderId.slice(0, LONG_ID)}</dd>
        </div>
      </dl>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6">
        <SummaryLines lines={lines} />
        {amounts}
      </div>
      <div>
        <p className="eyebrow text-subtle">Shipping to</p>
        <p className="whitespace-pre-line">{order.shippingAddress}</p>
      </div>
      <ButtonLink to="/shop" variant="primary" className="self-start">
        Continue Shopping
      </ButtonLink>
    </section>
  );
}
