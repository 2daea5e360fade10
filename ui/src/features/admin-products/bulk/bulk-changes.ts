import { readPrice } from "@/shared/admin/money/read-price";
import { bulkChanges, bulkUpdate } from "@/shared/api/fields/admin-fields";
import { isPrice, WHOLE_NUMBER } from "../value-rules";

/** The choices of the bulk edit. A blank one leaves the value as it is. */
export interface BulkFields {
  category: string;
  featured: string;
  hidden: string;
  inventory: string;
  price: string;
  place: string;
}

export const NO_CHANGES: BulkFields = {
  category: "",
  featured: "",
  hidden: "",
  inventory: "",
  price: "",
  place: "",
};

export interface Complaint {
  /** The field that is wrong, if it is one of them. */
  field?: keyof BulkFields;
  title: string;
  description: string;
}

const INVALID_PRICE: Complaint = {
  field: "price",
  title: "Invalid price",
  description: bulkChanges.price.message,
};
const NOTHING: Complaint = { title: "No changes", description: bulkUpdate.updates.message };

/** Return only the fields that were filled in, as they are sent. */
export function filledIn(fields: BulkFields): Partial<BulkFields> {
  const typed = { ...fields, price: readPrice(fields.price) };
  const trimmed = Object.entries(typed).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
}

/** Return the reason why these fields cannot be sent, or undefined. */
export function complaintAbout(fields: BulkFields): Complaint | undefined {
  const { price, inventory, ...rest } = filledIn(fields);
  if (price !== undefined && !isPrice(price)) return INVALID_PRICE;
  if (inventory !== undefined && !WHOLE_NUMBER.test(inventory)) {
    return { field: "inventory", title: "Invalid stock", description: bulkChanges.inventory.message };
  }
  const anything = price !== undefined || inventory !== undefined || Object.keys(rest).length > 0;
  return anything ? undefined : NOTHING;
}
