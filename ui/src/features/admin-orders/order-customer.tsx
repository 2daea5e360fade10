import { CopyButton } from "@/shared/ui/copy-button";
import { OrderPanel } from "./order-panel";
import type { AdminOrder } from "./order-types";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** Who ordered, how to reach them, where it goes. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { customerName, customerEmail, customerPhone, shippingAddress } = order;
  return (
    <>
      <OrderPanel title="Customer">
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
      </OrderPanel>
      <OrderPanel
        title={order.deliveryMethod === "collection" ? "Collection" : "Shipping address"}
        action={<CopyButton text={`${customerName}\n${shippingAddress}`} label="Copy address" />}
      >
        <address className="whitespace-pre-line not-italic">{shippingAddress}</address>
      </OrderPanel>
    </>
  );
}
