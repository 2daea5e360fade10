import * as v from "valibot";
import { EMAIL_ADDRESS, EMAIL_MAX } from "@/shared/lib/email-address";

const NAME_MIN = 2;
const ADDRESS_MIN = 10;
/** Greatest lengths that the server takes. */
export const LIMITS = {
  customerName: 200,
  customerEmail: EMAIL_MAX,
  customerPhone: 500,
  shippingAddress: 5000,
};

/** The customer's details; the server holds to the same rules and words. */
export const checkoutSchema = v.pipe(
  v.object({
    customerName: v.pipe(v.string(), v.trim(), v.minLength(NAME_MIN, "Name must be at least 2 characters")),
    customerEmail: v.pipe(v.string(), v.trim(), v.regex(EMAIL_ADDRESS, "Please enter a valid email")),
    customerPhone: v.pipe(v.string(), v.trim()),
    deliveryMethod: v.picklist(["delivery", "collection"], "Choose delivery or collection"),
    shippingAddress: v.pipe(v.string(), v.trim()),
  }),
  // Beside the other fields' messages, not after they are all right.
  v.forward(
    v.partialCheck(
      [["deliveryMethod"], ["shippingAddress"]],
      ({ deliveryMethod, shippingAddress }) =>
        deliveryMethod === "collection" || shippingAddress.length >= ADDRESS_MIN,
      "Please enter your complete address",
    ),
    ["shippingAddress"],
  ),
);

export type CustomerDetails = v.InferOutput<typeof checkoutSchema>;

export const NO_DETAILS: CustomerDetails = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryMethod: "delivery",
  shippingAddress: "",
};
