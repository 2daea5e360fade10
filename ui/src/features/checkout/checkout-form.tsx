import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { DeliveryMethod } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";
import { Icon } from "@/shared/ui/icon";
import { WhenClosed } from "@/shared/ui/when-closed";
import type { CustomerDetails } from "./checkout-schema";
import { CustomerFields } from "./customer-fields";
import type { OfferedMethod } from "./delivery-choice";
import { PlaceOrderBox, type PlaceOrderBoxProps } from "./place-order-box";
import { useCheckoutForm } from "./use-checkout-form";

interface CheckoutFormProps extends PlaceOrderBoxProps {
  details: CustomerDetails | undefined;
  offered: OfferedMethod[];
  onSubmit: (details: CustomerDetails) => Promise<unknown>;
  summary: (method: DeliveryMethod) => ReactNode;
}

/** The customer's details beside the summary. While the shop is closed they wait, as they were typed. */
export default function CheckoutForm({
  pending,
  problems,
  unfit,
  failure,
  summary,
  ...input
}: CheckoutFormProps) {
  const { closed } = useSettings();
  const { register, submit, errors, method } = useCheckoutForm(input);
  return (
    <form
      method="post"
      noValidate
      aria-label="Checkout"
      onSubmit={submit}
      className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,36rem)_1fr]"
    >
      <div className="flex flex-col gap-6">
        <WhenClosed />
        {!closed && (
          <>
            <DemoNotice />
            <CustomerFields
              register={register}
              errors={errors}
              offered={input.offered}
              isCollected={method === "collection"}
            />
          </>
        )}
      </div>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28">
        {summary(method)}
        {!closed && <PlaceOrderBox {...{ pending, problems, unfit, failure }} />}
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
