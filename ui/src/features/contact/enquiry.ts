import * as v from "valibot";

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const MESSAGE = "Message must be at least 10 characters";

/** One @, a dotted domain, at most 254 characters: what the server checks, no more. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Greatest lengths; the fields take no more. */
export const LIMITS = { name: 200, email: 254, line: 500, message: 5000 };

const optionalLine = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);

/** The server's rules in the server's words. */
export const enquirySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, NAME), v.maxLength(LIMITS.name, NAME)),
  email: v.pipe(v.string(), v.trim(), v.regex(ADDRESS, EMAIL), v.maxLength(LIMITS.email, EMAIL)),
  phone: optionalLine,
  vehicleType: optionalLine,
  serviceInterest: optionalLine,
  message: v.pipe(v.string(), v.trim(), v.minLength(10, MESSAGE), v.maxLength(LIMITS.message, MESSAGE)),
});

export type EnquiryFields = v.InferInput<typeof enquirySchema>;
export type Enquiry = v.InferOutput<typeof enquirySchema>;
