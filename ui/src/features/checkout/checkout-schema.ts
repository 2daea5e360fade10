import * as v from "valibot";
import { checkoutBody } from "@/shared/api/fields/public-fields";
import { textWithin } from "@/shared/ui/forms/text-within";

const customer = {
  customerName: textWithin(checkoutBody.customerName),
  customerEmail: textWithin(checkoutBody.customerEmail),
  customerPhone: textWithin(checkoutBody.customerPhone),
};
const { minLengthOfDelivery, ...address } = checkoutBody.shippingAddress;

/** The customer's details; the server holds to the same rules and words. What is collected needs no address. */
export const checkoutSchema = v.variant("deliveryMethod", [
  v.object({
    ...customer,
    deliveryMethod: v.literal("delivery"),
    shippingAddress: textWithin({ ...address, minLength: minLengthOfDelivery }),
  }),
  v.object({ ...customer, deliveryMethod: v.literal("collection"), shippingAddress: textWithin(address) }),
]);

export type CustomerDetails = v.InferOutput<typeof checkoutSchema>;

export const NO_DETAILS: CustomerDetails = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryMethod: "delivery",
  shippingAddress: "",
};
