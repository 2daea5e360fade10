import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { NothingFound } from "@/shared/admin/nothing-found";
import { OpenContact } from "@/shared/admin/open-contact";
import { Panel } from "@/shared/admin/panel";
import { TimeText } from "@/shared/admin/time-text";
import { ApiError } from "@/shared/api/api-error";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import type { AdminOrder } from "../order-types";
import { PaymentPanel } from "../payment/payment-panel";
import { describeHistory } from "./describe-history";
import { NextSteps } from "./next-steps";
import { NoteForm } from "./note-form";
import { OrderDocuments } from "./order-documents";
import { OrderLines } from "./order-lines";
import { canBeTracked, ParcelTracking } from "./parcel-tracking";

/** Show a whole order: its contents on the left, the next steps and the customer on the right. */
export function OrderSheet({ order }: { order: AdminOrder }) {
  // It is undefined until something is typed, so that the box shows what is saved elsewhere meanwhile.
  const [tracking, setTracking] = useState<string>();
  return (
    <>
      <OrderIdentity order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <OrderLines order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:order-first">
          <NextSteps order={order} tracking={tracking} />
          {canBeTracked(order) && <ParcelTracking order={order} typed={tracking} onType={setTracking} />}
          <PaymentPanel order={order} />
          <OrderDocuments order={order} />
          <OrderCustomer order={order} />
        </div>
      </div>
    </>
  );
}

/** Show below the headline when the order was placed, and the long id that the customer's page has. */
function OrderIdentity({ order }: { order: AdminOrder }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-muted md:-mt-4">
      <span>
        Placed <TimeText of={order.createdAt} />
      </span>
      {order.source === "desk" && <span>Entered by you</span>}
      {order.source === "till" && <span>Sold over the counter</span>}
      {order.termsVersion !== null && (
        <a
          href={`/terms?version=${order.termsVersion}`}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          Terms, version {order.termsVersion}
        </a>
      )}
      <span className="break-all tabular">{order.id}</span>
    </p>
  );
}

/** Show every change with its time, oldest first, with the owner's own notes. */
function OrderHistory({ order }: { order: AdminOrder }) {
  return (
    <Panel title="History and notes">
      <ol className="flex flex-col gap-3">
        {describeHistory(order.history).map(({ title, note, at }, place) => (
          <li key={place} className="border-control border-l-2 pl-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{title}</span>
              <span className="text-muted">
                <TimeText of={at} />
              </span>
            </p>
            {note && <p className="whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
      <NoteForm orderId={order.id} />
    </Panel>
  );
}

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** Show the customer, their contact details and the destination. */
function OrderCustomer({ order }: { order: AdminOrder }) {
  const { customerName, customerEmail, customerPhone, shippingAddress } = order;
  // A sale over the counter names nobody, and was taken along.
  const isNamed = order.source !== "till";
  return (
    <>
      <Panel
        title="Customer"
        action={isNamed && !order.isErased && <OpenContact kind="order" id={order.id} />}
      >
        <div className="flex flex-col items-start gap-2 break-all">
          <p className="font-semibold">{customerName}</p>
          {customerEmail && (
            <a href={`mailto:${encodeURIComponent(customerEmail).replace("%40", "@")}`} className={LINK}>
              {customerEmail}
            </a>
          )}
          {customerPhone && (
            <a href={`tel:${customerPhone.replace(/[^+\d]/g, "")}`} className={LINK}>
              {customerPhone}
            </a>
          )}
        </div>
      </Panel>
      {isNamed && (
        <Panel
          title={order.deliveryMethod === "collection" ? "Collection" : "Shipping address"}
          action={
            !order.isErased && (
              <CopyButton text={`${customerName}\n${shippingAddress}`} label="Copy address" />
            )
          }
        >
          <address className="whitespace-pre-line not-italic">{shippingAddress}</address>
        </Panel>
      )}
    </>
  );
}

export function isUnknown({ error }: UseQueryResult): boolean {
  return error instanceof ApiError && error.status === 404;
}

export function MissingOrder() {
  return (
    <NothingFound
      icon={SearchX}
      title="Order not found"
      all={{ to: "/admin/orders", label: "Show all orders" }}
    >
      There is no order with this id.
    </NothingFound>
  );
}
