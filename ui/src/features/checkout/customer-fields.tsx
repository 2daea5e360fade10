import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { checkoutBody } from "@/shared/api/fields/public-fields";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { Workshop } from "@/shared/order/workshop";
import { Field } from "@/shared/ui/forms/field";
import { MeantEmail } from "@/shared/ui/forms/meant-email";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import type { CustomerDetails } from "./checkout-schema";
import { DeliveryChoice, type OfferedMethod } from "./delivery-choice";

interface CustomerFieldsProps {
  register: UseFormRegister<CustomerDetails>;
  errors: FieldErrors<CustomerDetails>;
  /** The delivery methods on offer. Fewer than two are no choice. */
  offered: OfferedMethod[];
  /** The words on collection where it is offered. */
  collection: string;
  /** The parts are collected at our own address. */
  isCollected: boolean;
}

/**
 * Show the fields for the customer and the destination. Each field registers as it is rendered, because the
 * first wrong one gets the focus.
 */
export function CustomerFields({ register, errors, offered, collection, isCollected }: CustomerFieldsProps) {
  const bind = (name: Exclude<keyof CustomerDetails, "deliveryMethod" | "paymentMethod">) => ({
    ...register(name),
    maxLength: checkoutBody[name].maxLength,
  });
  return (
    <>
      <Field label="Full name" error={errors.customerName?.message}>
        {(control) => <Input {...control} {...bind("customerName")} autoComplete="name" />}
      </Field>
      <Field
        label="Email"
        hint="Your order confirmation goes to this address."
        error={errors.customerEmail?.message}
      >
        {(control) => (
          <>
            <Input
              {...control}
              {...bind("customerEmail")}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <MeantEmail />
          </>
        )}
      </Field>
      <Field
        label="Phone"
        optional
        hint="Only used if we have a question about your order."
        error={errors.customerPhone?.message}
      >
        {(control) => (
          <Input {...control} {...bind("customerPhone")} type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      {offered.length > 1 && (
        <DeliveryChoice
          collection={collection}
          offered={offered}
          bind={() => register("deliveryMethod")}
          error={errors.deliveryMethod?.message}
        />
      )}
      {isCollected ? (
        <CollectionPlace />
      ) : (
        <Field
          label="Shipping address"
          hint="Street, town, county and Eircode."
          error={errors.shippingAddress?.message}
        >
          {(control) => (
            <Textarea {...control} {...bind("shippingAddress")} rows={4} autoComplete="street-address" />
          )}
        </Field>
      )}
    </>
  );
}

/** Show the place and the hours of collection, instead of the customer's postal address. */
function CollectionPlace() {
  return (
    <section aria-labelledby="collect-from" className="border-control border-l-2 pl-4">
      <h2 id="collect-from" className="mb-1.5 font-sans font-semibold text-small">
        Collect from
      </h2>
      <Workshop />
      <p className="mt-3 text-muted text-small">{`The ${placeWord(useSettings())} tells you as soon as your order is ready.`}</p>
    </section>
  );
}
