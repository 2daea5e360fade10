import * as v from "valibot";
import { EMAIL_ADDRESS, EMAIL_MAX } from "@/shared/ui/forms/email-address";

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const MESSAGE = "Message must be at least 10 characters";

/** Greatest lengths; the fields take no more. */
export const LIMITS = { name: 200, email: EMAIL_MAX, line: 500, message: 5000 };

const optionalLine = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);

/** The server's rules in the server's words. */
export const enquirySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, NAME), v.maxLength(LIMITS.name, NAME)),
  email: v.pipe(v.string(), v.trim(), v.regex(EMAIL_ADDRESS, EMAIL), v.maxLength(LIMITS.email, EMAIL)),
  phone: optionalLine,
  vehicleType: optionalLine,
  serviceInterest: optionalLine,
  message: v.pipe(v.string(), v.trim(), v.minLength(10, MESSAGE), v.maxLength(LIMITS.message, MESSAGE)),
});

export type EnquiryFields = v.InferInput<typeof enquirySchema>;
export type Enquiry = v.InferOutput<typeof enquirySchema>;
