import type { CustomerOrder } from "@/shared/api/types";
import { Workshop } from "./workshop";

/** Where the parts go: the customer's address, or the workshop, with its hours. */
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
