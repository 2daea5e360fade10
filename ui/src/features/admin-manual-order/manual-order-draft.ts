import type { Customer } from "@/shared/admin/customers/customer-search";
import type { components } from "@/shared/api/schema";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";

export type ManualOrderBody = components["schemas"]["ManualOrderBody"];
export type DeliveryMethod = NonNullable<ManualOrderBody["deliveryMethod"]>;

/** Quantities by product id, in the order of choice. */
export type Lines = ReadonlyMap<string, number>;

/** The customer's details, as typed. */
export interface CustomerDraft {
  /** The customer who was chosen. */
  contactId: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  deliveryMethod: DeliveryMethod;
  shippingAddress: string;
  note: string;
}

/** Over the counter: collected on the spot. */
export const BLANK_CUSTOMER: CustomerDraft = {
  contactId: "",
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryMethod: "collection",
  shippingAddress: "",
  note: "",
};

/** What a known customer fills in. */
export function detailsOf({ id, name, email, phone, address }: Customer): Partial<CustomerDraft> {
  return {
    contactId: id,
    customerName: name,
    customerEmail: email ?? "",
    customerPhone: phone ?? "",
    shippingAddress: address ?? "",
  };
}

/** The lines with another quantity of a product; none of it takes the line out. */
export function withQuantity(lines: Lines, productId: string, quantity: number): Lines {
  const next = new Map(lines);
  if (quantity > 0) next.set(productId, quantity);
  else next.delete(productId);
  return next;
}

/** The order as the server takes it; an address belongs to a delivery alone, the car to every line. */
export function toBody(
  lines: Lines,
  customer: CustomerDraft,
  car: ChosenVehicle | null = null,
): ManualOrderBody {
  const { shippingAddress, contactId, ...rest } = customer;
  return {
    ...rest,
    ...(contactId && { contactId }),
    ...(customer.deliveryMethod === "delivery" && { shippingAddress }),
    ...(car && { vehicle: { modelId: car.modelId, year: car.year, engineId: car.engineId } }),
    items: toItems(lines),
  };
}

export function toItems(lines: Lines): ManualOrderBody["items"] {
  return [...lines].map(([productId, quantity]) => ({ productId, quantity }));
}
