import { X } from "lucide-react";
import { CustomerChoice, CustomerSearch } from "@/shared/admin/customers/customer-search";
import { IconButton } from "@/shared/ui/icon-button";
import { Link } from "@/shared/ui/link";
import { BLANK_CUSTOMER, type CustomerDraft, detailsOf } from "./manual-order-draft";

interface CustomerPickProps {
  customer: CustomerDraft;
  onChange: (changes: Partial<CustomerDraft>) => void;
}

/** Find a customer whose details fill the fields below. A new one needs no search. */
export function CustomerPick({ customer: { contactId, customerName }, onChange }: CustomerPickProps) {
  const { deliveryMethod: _method, note: _note, discountCode: _code, ...nobody } = BLANK_CUSTOMER;
  if (contactId)
    return (
      <p className="flex items-center justify-between gap-3">
        <span>
          Customer:{" "}
          <Link to={`/admin/contacts/${contactId}`} className="font-semibold underline underline-offset-4">
            {customerName || "chosen"}
          </Link>
        </span>
        <IconButton icon={X} label="Choose another customer" onClick={() => onChange(nobody)} />
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-sans font-semibold text-body">Existing customer?</h2>
      <CustomerSearch>
        {(found) => (
          <CustomerChoice
            customer={found}
            label="Choose"
            onChoose={(customer) => onChange(detailsOf(customer))}
          />
        )}
      </CustomerSearch>
    </div>
  );
}
