import * as v from "valibot";
import { EMAIL_ADDRESS, EMAIL_MAX } from "@/shared/ui/forms/email-address";

const NAME_MIN = 2;
const ADDRESS_MIN = 10;
/** Greatest lengths that the server takes. */
export const LIMITS = {
  customerName: 200,
  customerEmail: EMAIL_MAX,
  customerPhone: 500,
  shippingAddress: 5000,
};

const customer = {
  customerName: v.pipe(v.string(), v.trim(), v.minLength(NAME_MIN, "Name must be at least 2 characters")),
  customerEmail: v.pipe(v.string(), v.trim(), v.regex(EMAIL_ADDRESS, "Please enter a valid email")),
  customerPhone: v.pipe(v.string(), v.trim()),
};
const address = v.pipe(v.string(), v.trim());

/** The customer's details; the server holds to the same rules and words. What is collected needs no address. */
export const checkoutSchema = v.variant("deliveryMethod", [
  v.object({
    ...customer,
    deliveryMethod: v.literal("delivery"),
    shippingAddress: v.pipe(address, v.minLength(ADDRESS_MIN, "Please enter your complete address")),
  }),
  v.object({ ...customer, deliveryMethod: v.literal("collection"), shippingAddress: address }),
]);

export type CustomerDetails = v.InferOutput<typeof checkoutSchema>;

export const NO_DETAILS: CustomerDetails = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryMethod: "delivery",
  shippingAddress: "",
};
