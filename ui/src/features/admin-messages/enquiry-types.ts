import type { components } from "@/shared/api/schema";

/** One message of the contact form, and what the owner did with it. */
export type Enquiry = components["schemas"]["EnquiryView"];
export type EnquiryStatus = Enquiry["status"];
