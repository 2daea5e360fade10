import * as v from "valibot";

const NAME_MIN = 2;
const ADDRESS_MIN = 10;
/** Greatest lengths that the server takes. */
export const LIMITS = { customerName: 200, customerEmail: 254, customerPhone: 500, shippingAddress: 5000 };
/** One @ and a dotted domain, no more: the confirmation's arrival is the real test. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The customer's details; the server holds to the same rules and words. */
export const checkoutSchema = v.object({
  customerName: v.pipe(v.string(), v.trim(), v.minLength(NAME_MIN, "Name must be at least 2 characters")),
  customerEmail: v.pipe(v.string(), v.trim(), v.regex(EMAIL, "Please enter a valid email")),
  customerPhone: v.pipe(v.string(), v.trim()),
  shippingAddress: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(ADDRESS_MIN, "Please enter your complete address"),
  ),
});

export type CustomerDetails = v.InferOutput<typeof checkoutSchema>;

export const NO_DETAILS: CustomerDetails = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  shippingAddress: "",
};
