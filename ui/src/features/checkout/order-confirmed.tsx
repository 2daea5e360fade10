import { CircleCheck } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { OrderBill, OrderDestination, PrintButton } from "@/shared/order/order-bill";
import { ButtonLink } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import type { PlacedOrder } from "./place-order";

const LONG_ID = 16;
const NO_PAYMENTS = { payments: [], paid: "0.00", refunded: "0.00" };

const { Part: PaymentDue } = part(() => import("@/shared/order/payment/payment-due"));

/**
 * Show the order as the server recorded it, and the link that leads back to it, which comes first where no mail
 * has it.
 */
export function OrderConfirmed({ placed: { orderId, order, payment } }: { placed: PlacedOrder }) {
  usePageTitle("Order Confirmed");
  const settings = useSettings();
  const { sendsMail } = settings;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="mx-auto flex max-w-form flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <Icon of={CircleCheck} className="size-12 text-ok" />
        <h1 ref={title} tabIndex={-1} data-quiet-focus="" className="headline text-h1">
          Order Confirmed!
        </h1>
        <p className="text-lead text-muted">
          Thank you, {order.customerName}.{" "}
          {sendsMail && (
            <>
              We will send a confirmation e-mail to <span className="text-text">{order.customerEmail}</span>.
            </>
          )}
        </p>
      </div>
      {!sendsMail && (
        <>
          <OrderLink orderId={orderId} />
          <p className="text-lead text-muted">
            {`The ${placeWord(settings)} confirms by e-mail to `}
            <span className="text-text">{order.customerEmail}</span>.
          </p>
        </>
      )}
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
      {order.paymentMethod && (
        <PartBoundary>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PaymentDue order={{ ...NO_PAYMENTS, ...order, ...payment }} />
          </Suspense>
        </PartBoundary>
      )}
      {sendsMail && <OrderLink orderId={orderId} />}
      <OrderBill order={order} />
      <OrderDestination order={order} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/shop" variant="primary">
          Continue Shopping
        </ButtonLink>
        <PrintButton />
      </div>
    </section>
  );
}

const LINK = "underline underline-offset-4 hover:text-accent";

/** Show the address of the order's own page, to be saved: whoever has it can follow the order. */
function OrderLink({ orderId }: { orderId: string }) {
  const page = `/order/${orderId}`;
  const address = `${window.location.origin}${page}`;
  return (
    <section aria-labelledby="order-link" className="flex flex-col gap-3">
      <div>
        <h2 id="order-link" className="eyebrow mb-1 font-sans text-subtle">
          Follow your order
        </h2>
        <p className="text-muted">Keep this link: the page shows the status of your order.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Link to={page} className={`min-w-0 flex-1 basis-56 break-all ${LINK}`}>
          {address}
        </Link>
        <CopyButton text={address} label="Copy link" />
      </div>
      <p className="screen-only text-muted text-small">
        Lost the link?{" "}
        <Link to="/order-lookup" className={LINK}>
          Find your order
        </Link>{" "}
        by its number and your e-mail.
      </p>
    </section>
  );
}
