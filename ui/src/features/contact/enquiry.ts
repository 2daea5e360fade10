import * as v from "valibot";
import { contactBody } from "@/shared/api/fields/public-fields";
import { textWithin } from "@/shared/ui/forms/text-within";

const optionalLine = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);

/** The server's rules in the server's words. */
export const enquirySchema = v.object({
  name: textWithin(contactBody.name),
  email: textWithin(contactBody.email),
  phone: optionalLine,
  vehicleType: optionalLine,
  serviceInterest: optionalLine,
  message: textWithin(contactBody.message),
});

export type EnquiryFields = v.InferInput<typeof enquirySchema>;
export type Enquiry = v.InferOutput<typeof enquirySchema>;
