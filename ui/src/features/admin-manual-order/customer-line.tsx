import type { ComponentProps } from "react";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import type { CustomerDraft } from "./manual-order-draft";

interface CustomerLineProps extends Pick<ComponentProps<"input">, "type"> {
  name: "customerName" | "customerEmail" | "customerPhone";
  label: string;
  hint?: string;
  customer: CustomerDraft;
  errors: Record<string, string>;
  onChange: (changes: Partial<CustomerDraft>) => void;
}

/** One line about the customer; only the name is needed. */
export function CustomerLine({ name, label, hint, type, customer, errors, onChange }: CustomerLineProps) {
  return (
    <Field label={label} hint={hint} optional={name !== "customerName"} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete="off"
          maxLength={200}
          value={customer[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
