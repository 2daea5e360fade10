import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { Textarea } from "@/shared/ui/textarea";
import { type CustomerDetails, LIMITS } from "./checkout-schema";

interface CustomerFieldsProps {
  register: UseFormRegister<CustomerDetails>;
  errors: FieldErrors<CustomerDetails>;
}

/** Who orders, and where the parts go. */
export function CustomerFields({ register, errors }: CustomerFieldsProps) {
  const bind = (name: keyof CustomerDetails) => ({ ...register(name), maxLength: LIMITS[name] });
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
          <Input
            {...control}
            {...bind("customerEmail")}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
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
      <Field
        label="Shipping address"
        hint="Street, town, county and Eircode."
        error={errors.shippingAddress?.message}
      >
        {(control) => (
          <Textarea {...control} {...bind("shippingAddress")} rows={4} autoComplete="street-address" />
        )}
      </Field>
    </>
  );
}
