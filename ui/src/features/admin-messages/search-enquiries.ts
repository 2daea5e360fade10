import type { Enquiry } from "./enquiry-types";
import { serviceName } from "./service-name";

/** Those that hold every word somewhere; capitals make no difference. */
export function searchEnquiries(enquiries: Enquiry[], search: string): Enquiry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? enquiries
    : enquiries.filter((enquiry) => words.every((word) => textOf(enquiry).includes(word)));
}

function textOf({ name, email, phone, vehicleType, serviceInterest, message }: Enquiry): string {
  const service = serviceInterest && serviceName(serviceInterest);
  return [name, email, phone, vehicleType, service, message].join("\n").toLowerCase();
}
