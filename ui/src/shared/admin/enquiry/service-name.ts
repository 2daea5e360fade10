import { ENQUIRY_CHOICES } from "@/content/enquiry/enquiry-choices";

/** Return "led" as "LED Conversions". A service that the site no longer has is returned as it was written. */
export function serviceName(id: string): string {
  return ENQUIRY_CHOICES.find(({ value }) => value === id)?.label ?? id;
}
