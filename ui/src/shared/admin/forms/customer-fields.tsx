import type { ComponentProps } from "react";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { manualOrderBody } from "@/shared/api/fields/admin-fields";
import { Field } from "@/shared/ui/forms/field";
import { MeantEmail } from "@/shared/ui/forms/meant-email";
import { Input } from "@/shared/ui/input";

/** The customer of an order and its destination, as typed. */
interface Customer {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  shippingAddress: string;
}

interface CustomerLinesProps {
  customer: Customer;
  /** The server's messages by field. */
  errors: Record<string, string>;
  /** It is given where the e-mail may be left out. */
  emailHint?: string;
  onChange: (changes: Partial<Customer>) => void;
}

/** Take name, e-mail and phone of an order's customer. */
export function CustomerLines({ emailHint, ...shared }: CustomerLinesProps) {
  return (
    <>
      <CustomerLine name="customerName" label="Name" className="col-span-full" {...shared} />
      <CustomerLine
        name="customerEmail"
        label="E-mail"
        type="email"
        hint={emailHint}
        optional={emailHint !== undefined}
        {...shared}
      />
      <CustomerLine name="customerPhone" label="Phone" type="tel" optional {...shared} />
    </>
  );
}

interface CustomerLineProps
  extends Omit<CustomerLinesProps, "emailHint">,
    Pick<ComponentProps<"input">, "type">,
    Pick<ComponentProps<typeof Field>, "label" | "hint" | "optional" | "className"> {
  name: "customerName" | "customerEmail" | "customerPhone";
}

function CustomerLine({ name, type, customer, errors, onChange, ...field }: CustomerLineProps) {
  return (
    <Field {...field} error={errors[name]}>
      {(control) => (
        <>
          <Input
            {...control}
            type={type}
            autoComplete="off"
            maxLength={manualOrderBody[name].maxLength}
            value={customer[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
          {type === "email" && <MeantEmail />}
        </>
      )}
    </Field>
  );
}

interface AddressFieldProps extends Omit<CustomerLinesProps, "emailHint"> {
  label: string;
}

/** Take the address of an order that is delivered. */
export function AddressField({ label, customer, errors, onChange }: AddressFieldProps) {
  return (
    <LongTextInput
      label={label}
      error={errors.shippingAddress}
      className="col-span-full"
      rows={3}
      maxLength={manualOrderBody.shippingAddress.maxLength}
      value={customer.shippingAddress}
      onValue={(shippingAddress) => onChange({ shippingAddress })}
    />
  );
}
