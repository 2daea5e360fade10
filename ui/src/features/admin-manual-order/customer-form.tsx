import { type FormEvent, useRef } from "react";
import { useDiscounts } from "@/shared/admin/discounts/use-discounts";
import { AddressField, CustomerLines } from "@/shared/admin/forms/customer-fields";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { manualOrderBody } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { CustomerPick } from "./customer-pick";
import type { CustomerDraft, DeliveryMethod } from "./manual-order-draft";

const METHODS: { value: DeliveryMethod; label: string }[] = [
  { value: "collection", label: "Collection" },
  { value: "delivery", label: "Delivery" },
];

interface CustomerFormProps {
  customer: CustomerDraft;
  /** The server's messages by field. */
  errors: Record<string, string>;
  /** The reason why the order as a whole was refused. */
  refusal: string | undefined;
  isEmpty: boolean;
  placing: boolean;
  onChange: (changes: Partial<CustomerDraft>) => void;
  onSubmit: () => Promise<unknown>;
}

/** Take the customer's details and the delivery method. A refusal is shown at its field. */
export function CustomerForm(props: CustomerFormProps) {
  const { customer, errors, refusal, isEmpty, placing, onChange, onSubmit } = props;
  const shared = { customer, errors, onChange };
  const hasCodes = useDiscounts().data?.some(({ active }) => active);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await onSubmit().catch(() => focusFirstWrong(form.current));
  };
  return (
    <form ref={form} method="post" noValidate aria-label="Customer" onSubmit={submit} className="panel gap-4">
      <CustomerPick customer={customer} onChange={onChange} />
      {errors.contactId && (
        <p role="alert" className="text-danger">
          {errors.contactId}
        </p>
      )}
      <CustomerLines emailHint="Without one, the customer gets no e-mails." {...shared} />
      <Segments
        label="Collection or delivery"
        options={METHODS}
        value={customer.deliveryMethod}
        onChange={(deliveryMethod) => onChange({ deliveryMethod })}
      />
      {customer.deliveryMethod === "delivery" && <AddressField label="Delivery address" {...shared} />}
      {hasCodes && (
        <TextInput
          label="Discount code"
          optional
          error={errors.discountCode}
          autoComplete="off"
          defaultValue={customer.discountCode}
          maxLength={manualOrderBody.discountCode.maxLength}
          onBlur={({ target }) => onChange({ discountCode: target.value.trim() })}
        />
      )}
      <LongTextInput
        label="Internal note"
        optional
        hint="The customer never sees it."
        error={errors.note}
        rows={2}
        maxLength={manualOrderBody.note.maxLength}
        value={customer.note}
        onValue={(note) => onChange({ note })}
      />
      {refusal && (
        <p role="alert" className="border-danger border-l-2 pl-3 text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isEmpty} pending={placing} pendingLabel="Saving…">
        Save order
      </Button>
      {isEmpty && <p className="text-muted">Add a part first.</p>}
    </form>
  );
}
