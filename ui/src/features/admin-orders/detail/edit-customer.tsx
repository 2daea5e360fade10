import type { ComponentProps } from "react";
import { Segments } from "@/shared/admin/forms/segments";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import type { OrderDraft } from "./order-draft";

const METHODS = [
  { value: "delivery" as const, label: "Delivery" },
  { value: "collection" as const, label: "Collection" },
];

interface EditCustomerProps {
  draft: OrderDraft;
  /** The server's messages by field. */
  errors: Record<string, string>;
  onChange: (changes: Partial<OrderDraft>) => void;
}

/** Fields for the customer, their contact details and the destination. */
export function EditCustomer({ draft, errors, onChange }: EditCustomerProps) {
  const shared = { draft, errors, onChange };
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Customer</legend>
      <CustomerField name="customerName" label="Name" className="sm:col-span-2" {...shared} />
      <CustomerField name="customerEmail" label="E-mail" type="email" {...shared} />
      <CustomerField name="customerPhone" label="Phone" type="tel" {...shared} />
      {draft.deliveryMethod && (
        <div className="sm:col-span-2">
          <Segments
            label="Delivery or collection"
            options={METHODS}
            value={draft.deliveryMethod}
            onChange={(deliveryMethod) => onChange({ deliveryMethod })}
          />
        </div>
      )}
      {draft.deliveryMethod !== "collection" && (
        <Field label="Shipping address" error={errors.shippingAddress} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={5000}
              value={draft.shippingAddress}
              onChange={({ target }) => onChange({ shippingAddress: target.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

interface CustomerFieldProps extends EditCustomerProps, Pick<ComponentProps<"input">, "type"> {
  name: "customerName" | "customerEmail" | "customerPhone";
  label: string;
  className?: string;
}

function CustomerField({ name, label, type, className, draft, errors, onChange }: CustomerFieldProps) {
  return (
    <Field
      label={label}
      optional={name === "customerPhone"}
      error={errors[name]}
      {...(className && { className })}
    >
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete="off"
          maxLength={200}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
