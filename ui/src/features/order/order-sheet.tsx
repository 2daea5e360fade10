import type { CustomerOrder } from "@/shared/api/types";
import { formatTime } from "@/shared/lib/format-time";
import { OrderBill } from "@/shared/order/order-bill";
import { OrderDestination } from "@/shared/order/order-destination";
import { PrintButton } from "@/shared/order/print-button";
import { Workshop } from "@/shared/order/workshop";
import { STATUS_WORDS } from "./order-steps";
import { OrderTimeline } from "./order-timeline";
import { OrderTracking } from "./order-tracking";

/** Where an order stands, what it was, and where to turn with a question. */
export function OrderSheet({ order }: { order: CustomerOrder }) {
  return (
    <article className="flex flex-col gap-10">
      <OrderStanding order={order} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_26rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="progress">
            <h2 id="progress" className="headline mb-4 text-h3">
              Progress
            </h2>
            <OrderTimeline order={order} />
          </section>
          {order.tracking && <OrderTracking tracking={order.tracking} />}
          <OrderDestination order={order} />
          {order.deliveryMethod !== "collection" && <Contact />}
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

function OrderStanding({ order: { orderNumber, createdAt, status } }: { order: CustomerOrder }) {
  const { title, meaning } = STATUS_WORDS[status];
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 border-line border-b pb-8">
      <div className="flex flex-col gap-3">
        <p className="eyebrow text-subtle">
          Order {orderNumber} · placed {formatTime(createdAt)}
        </p>
        <div role="status" className="flex flex-col gap-3">
          <h1 className="headline text-h1">{title}</h1>
          <p className="max-w-measure text-lead text-muted">{meaning}</p>
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
        Questions? Ask the workshop
      </h2>
      <Workshop />
    </section>
  );
}
