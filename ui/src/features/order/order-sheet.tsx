import { Suspense } from "react";
import type { CustomerOrder } from "@/shared/api/types";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { formatTime } from "@/shared/lib/time/format-time";
import { OrderBill, OrderDestination, PrintButton } from "@/shared/order/order-bill";

import { Workshop } from "@/shared/order/workshop";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Skeleton } from "@/shared/ui/skeleton";
import { isWithdrawn, STATUS_WORDS } from "./order-steps";
import { OrderTimeline } from "./order-timeline";

const { Part: DocumentLinks } = part(() => import("./document-links"));
const { Part: WithdrawalHeadline } = part(() => import("./withdrawal-headline"));
const { Part: WithdrawnPayment } = part(() => import("./withdrawn-payment"));
const { Part: PaymentDue } = part(() => import("@/shared/order/payment/payment-due"));

/** Show an order's status and contents, and the contact for questions. */
export function OrderSheet({ order }: { order: CustomerOrder }) {
  return (
    <article className="flex flex-col gap-10">
      <OrderHeadline order={order} />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1fr_26rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {showsPayment(order) && (
            <PartBoundary>
              <Suspense fallback={<Skeleton className="h-32" />}>
                {isEnded(order) ? (
                  <WithdrawnPayment payments={order.payments} />
                ) : (
                  <PaymentDue order={order} />
                )}
              </Suspense>
            </PartBoundary>
          )}
          <section aria-labelledby="progress">
            <h2 id="progress" className="headline mb-4 text-h3">
              Progress
            </h2>
            <OrderTimeline order={order} />
          </section>
          {order.tracking && <OrderTracking tracking={order.tracking} />}
          {order.documents.length > 0 && (
            <PartBoundary>
              <Suspense fallback={<Skeleton className="h-14" />}>
                <DocumentLinks orderId={order.id} documents={order.documents} />
              </Suspense>
            </PartBoundary>
          )}
          <OrderDestination order={order} />
          {order.deliveryMethod !== "collection" && <Contact />}
          {order.termsVersion !== null && (
            <p>
              Made under{" "}
              <a
                href={`/terms?version=${order.termsVersion}`}
                className="underline underline-offset-4 hover:text-accent"
              >
                {`version ${order.termsVersion} of our terms`}
              </a>
            </p>
          )}
          {order.status !== "cancelled" && !isWithdrawn(order) && (
            <p className="print:hidden">
              {/* A page of its own, which needs no script. */}
              <a
                href={`/withdraw?order=${order.id}`}
                className="underline underline-offset-4 hover:text-accent"
              >
                Withdraw from contract here
              </a>
            </p>
          )}
        </div>
        <section aria-labelledby="bill">
          <h2 id="bill" className="headline mb-4 text-h3">
            What you ordered
          </h2>
          <OrderBill order={order} />
        </section>
      </div>
    </article>
  );
}

/**
 * Return whether the customer withdrew from the whole order and it is not cancelled, so that nothing is asked
 * for.
 */
function isEnded(order: CustomerOrder): boolean {
  return isWithdrawn(order) && order.status !== "cancelled";
}

function showsPayment(order: CustomerOrder): boolean {
  return order.payments.length > 0 || (order.paymentMethod !== null && !isEnded(order));
}

function OrderHeadline({ order }: { order: CustomerOrder }) {
  const { orderNumber, createdAt, status } = order;
  const { title, meaning } = STATUS_WORDS[status];
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 border-line border-b pb-8">
      <div className="flex flex-col gap-3">
        <p className="eyebrow text-subtle">
          Order {orderNumber} · placed {formatTime(createdAt)}
        </p>
        <div role="status" className="flex flex-col gap-3">
          {order.withdrawal ? (
            <PartBoundary>
              <Suspense fallback={<Skeleton className="h-24" />}>
                <WithdrawalHeadline order={order} />
              </Suspense>
            </PartBoundary>
          ) : (
            <>
              <h1 className="headline text-h1">{title}</h1>
              <p className="max-w-measure text-lead text-muted">{meaning}</p>
            </>
          )}
        </div>
      </div>
      <PrintButton />
    </div>
  );
}

function Contact() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="eyebrow mb-1 font-sans text-subtle">
        {`Questions? Ask the ${placeWord(useSettings())}`}
      </h2>
      <Workshop />
    </section>
  );
}

/** Show the parcel's tracking: a link where the owner gave one, or else its number to copy. */
function OrderTracking({ tracking }: { tracking: string }) {
  const isLink = /^https?:\/\/\S+$/.test(tracking);
  return (
    <section aria-labelledby="tracking">
      <h2 id="tracking" className="eyebrow mb-1 font-sans text-subtle">
        Tracking
      </h2>
      {isLink ? (
        <a
          href={tracking}
          target="_blank"
          rel="noopener noreferrer"
          className="break-all underline underline-offset-4 hover:text-accent"
        >
          {tracking}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 break-words font-semibold tabular">{tracking}</p>
          <CopyButton text={tracking} label="Copy" />
        </div>
      )}
    </section>
  );
}
