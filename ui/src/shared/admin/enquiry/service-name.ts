import { ENQUIRY_CHOICES } from "@/content/enquiry/enquiry-choices";

/** "led" → "LED Conversions"; a service that the site no longer has stays as it was written. */
export function serviceName(id: string): string {
  return ENQUIRY_CHOICES.find(({ value }) => value === id)?.label ?? id;
}
