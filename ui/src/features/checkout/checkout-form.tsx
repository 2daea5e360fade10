import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { CartItem, DeliveryMethod } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";
import { Icon } from "@/shared/ui/icon";
import { part } from "@/shared/ui/part";
import { WhenClosed } from "@/shared/ui/when-closed";
import type { CustomerDetails } from "./checkout-schema";
import { sayCollection } from "./collection-words";
import { CustomerFields } from "./customer-fields";
import type { OfferedMethod } from "./delivery-choice";
import { BeforeOrdering } from "./payment/before-ordering";
import { PlaceOrderBox, type PlaceOrderBoxProps } from "./place-order-box";
import { useCheckoutForm } from "./use-checkout-form";

// It is not loaded while no way of paying is set. The whole form waits for it.
const { Part: PaymentChoice } = part(() => import("./payment/payment-choice"));

interface CheckoutFormProps extends Omit<PlaceOrderBoxProps, "paying" | "isOwed"> {
  items: CartItem[];
  details: CustomerDetails | undefined;
  offered: OfferedMethod[];
  onSubmit: (details: CustomerDetails) => Promise<unknown>;
  summary: (method: DeliveryMethod) => ReactNode;
}

/** Show the customer's details beside the summary. While the shop is closed they are left as they were typed. */
export default function CheckoutForm({
  items,
  pending,
  problems,
  unfit,
  failure,
  summary,
  ...input
}: CheckoutFormProps) {
  const settings = useSettings();
  const { closed, paymentMethods } = settings;
  const { register, submit, errors, method, paying } = useCheckoutForm({ ...input, paymentMethods });
  const isOwed = paymentMethods.length > 0;
  const isCollected = method === "collection";
  return (
    <form
      method="post"
      noValidate
      aria-label="Checkout"
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_1fr]"
    >
      <div className="flex flex-col gap-6">
        <WhenClosed />
        {!closed && (
          <>
            {!isOwed && <DemoNotice />}
            <CustomerFields
              register={register}
              errors={errors}
              offered={input.offered}
              collection={sayCollection(items, settings)}
              isCollected={isCollected}
            />
            {isOwed && (
              <PaymentChoice
                bind={() => register("paymentMethod")}
                error={errors.paymentMethod?.message}
                isCollected={isCollected}
              />
            )}
          </>
        )}
      </div>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28">
        {summary(method)}
        {!closed && isOwed && <BeforeOrdering items={items} isCollected={isCollected} />}
        {!closed && <PlaceOrderBox {...{ pending, problems, unfit, failure, paying, isOwed }} />}
      </div>
    </form>
  );
}

function DemoNotice() {
  return (
    <div role="note" className="flex items-start gap-3 border-warn border-l-2 bg-surface p-4">
      <Icon of={TriangleAlert} className="mt-0.5 text-warn" />
      <p>
        <strong className="font-semibold">Demo mode.</strong> Payment is not configured: your order is
        recorded without payment.
      </p>
    </div>
  );
}
