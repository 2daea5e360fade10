import { useState } from "react";
import { NextSteps } from "./next-steps";
import { OrderCustomer } from "./order-customer";
import { OrderHistory } from "./order-history";
import { OrderIdentity } from "./order-identity";
import { OrderLines } from "./order-lines";
import type { AdminOrder } from "./order-types";
import { canBeTracked, ParcelTracking } from "./parcel-tracking";

/** An order in full: what it is on the left, what to do with it and for whom on the right. */
export function OrderSheet({ order }: { order: AdminOrder }) {
  const [tracking, setTracking] = useState(order.tracking ?? "");
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
          <OrderCustomer order={order} />
        </div>
      </div>
    </>
  );
}
