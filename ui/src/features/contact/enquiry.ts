import * as v from "valibot";
import { contactBody } from "@/shared/api/fields/public-fields";
import type { components } from "@/shared/api/schema";
import { textWithin } from "@/shared/ui/forms/text-within";

type Body = components["schemas"]["ContactBody"];

const optionalLine = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text || null),
);

/** These are the server's rules in the server's words. */
export const enquirySchema = v.object({
  name: textWithin("Name", contactBody.name),
  email: textWithin("Email", contactBody.email),
  phone: optionalLine,
  vehicleType: optionalLine,
  serviceInterest: v.pipe(
    v.string(),
    // It is one of the choices, or none.
    v.transform((choice) => (choice || null) as Body["serviceInterest"]),
  ),
  message: textWithin("Message", contactBody.message),
  preferredDay: optionalLine,
});

export type EnquiryFields = v.InferInput<typeof enquirySchema>;
export type Enquiry = v.InferOutput<typeof enquirySchema>;
