import type { Customer } from "@/shared/admin/customers/customer-search";
import type { Part } from "@/shared/admin/parts/find-parts";
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
  discountCode: string;
  note: string;
}

/** An order over the counter is collected on the spot. */
export const BLANK_CUSTOMER: CustomerDraft = {
  contactId: "",
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryMethod: "collection",
  shippingAddress: "",
  discountCode: "",
  note: "",
};

/** Return the details that a known customer fills in. */
export function detailsOf({ id, name, email, phone, address }: Customer): Partial<CustomerDraft> {
  return {
    contactId: id,
    customerName: name,
    customerEmail: email ?? "",
    customerPhone: phone ?? "",
    shippingAddress: address ?? "",
  };
}

/** It stands between the ids of a product and of its option. */
const OPTION = ":";

/** Return the lines with another quantity of a product. A quantity of 0 removes the line. */
export function withQuantity(lines: Lines, productId: string, quantity: number): Lines {
  const next = new Map(lines);
  if (quantity > 0) next.set(productId, quantity);
  else next.delete(productId);
  return next;
}

/** Return the order as the server takes it. Only a delivery has an address, and every line has the car. */
export function toBody(
  lines: Lines,
  customer: CustomerDraft,
  car: ChosenVehicle | null = null,
): ManualOrderBody {
  const { shippingAddress, contactId, discountCode, ...rest } = customer;
  return {
    ...rest,
    ...(contactId && { contactId }),
    ...(discountCode && { discountCode }),
    ...(customer.deliveryMethod === "delivery" && { shippingAddress }),
    ...(car && { vehicle: { modelId: car.modelId, year: car.year, engineId: car.engineId } }),
    items: toItems(lines),
  };
}

export function toItems(lines: Lines): ManualOrderBody["items"] {
  return [...lines].map(([part, quantity]) => {
    const [productId = "", optionId] = part.split(OPTION);
    return { productId, ...(optionId && { optionId }), quantity };
  });
}

/** Return the name of a part among the lines. */
export function lineKey({ productId, optionId }: Pick<Part, "productId" | "optionId">): string {
  return optionId ? `${productId}${OPTION}${optionId}` : productId;
}
