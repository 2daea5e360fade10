import { AddressField, CustomerLines } from "@/shared/admin/forms/customer-fields";
import { Segments } from "@/shared/admin/forms/segments";
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

/** Edit the customer, their contact details and the destination. */
export function EditCustomer({ draft, errors, onChange }: EditCustomerProps) {
  const shared = { customer: draft, errors, onChange };
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Customer</legend>
      <CustomerLines {...shared} />
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
      {draft.deliveryMethod !== "collection" && <AddressField label="Shipping address" {...shared} />}
    </fieldset>
  );
}
