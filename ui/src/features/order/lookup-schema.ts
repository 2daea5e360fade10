import * as v from "valibot";
import { EMAIL_ADDRESS, EMAIL_MAX } from "@/shared/lib/email-address";

/** Greatest lengths that the server takes. */
export const LIMITS = { orderNumber: 200, email: EMAIL_MAX };

/** What a customer still knows of an order; the server holds to the same rules and words. */
export const lookupSchema = v.object({
  orderNumber: v.pipe(v.string(), v.trim(), v.minLength(1, "Please enter your order number")),
  email: v.pipe(v.string(), v.trim(), v.regex(EMAIL_ADDRESS, "Please enter a valid email address")),
});

export type Lookup = v.InferOutput<typeof lookupSchema>;
