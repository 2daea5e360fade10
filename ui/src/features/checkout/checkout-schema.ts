import * as v from "valibot";
import { checkoutBody } from "@/shared/api/fields/public-fields";
import type { PaymentChoice } from "@/shared/api/types";
import { textWithin } from "@/shared/ui/forms/text-within";

const customer = {
  customerName: textWithin("Name", checkoutBody.customerName),
  customerEmail: textWithin("Email", checkoutBody.customerEmail),
  customerPhone: textWithin("Phone", checkoutBody.customerPhone),
};
const { minLengthOfDelivery, ...address } = checkoutBody.shippingAddress;

/**
 * Return the rules of the customer's details, which are the server's, in its words. An order that is collected
 * needs no address. `methods` are the ways of paying on offer, if any.
 */
export function checkoutSchema(methods: readonly PaymentChoice[]) {
  const ways = v.picklist(methods, checkoutBody.paymentMethod.message);
  const paying = { paymentMethod: methods.length > 0 ? ways : v.null() };
  return v.variant("deliveryMethod", [
    v.object({
      ...customer,
      ...paying,
      deliveryMethod: v.literal("delivery"),
      shippingAddress: textWithin("Shipping address", { ...address, minLength: minLengthOfDelivery }),
    }),
    v.object({
      ...customer,
      ...paying,
      deliveryMethod: v.literal("collection"),
      shippingAddress: textWithin("Shipping address", address),
    }),
  ]);
}

export type CustomerDetails = v.InferOutput<ReturnType<typeof checkoutSchema>>;

export const NO_DETAILS: CustomerDetails = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryMethod: "delivery",
  shippingAddress: "",
  paymentMethod: null,
};
