import { ENQUIRY_CHOICES } from "@/content/enquiry/enquiry-choices";
import { contactBody } from "@/shared/api/fields/public-fields";
import type { EnquiryFields } from "./enquiry";

const TOPICS = new Map([
  ["order", "What is the status of my order? Its number is "],
  ["privacy", "Please tell me what data you hold about me. I used the e-mail address above."],
]);

/** Return the fields that the URL's query asks for, in full sentences; see `AskLink`. */
export function askedQuestion(search: string): Partial<EnquiryFields> {
  const query = new URLSearchParams(search);
  const part = nameIn(query, "part");
  const vehicle = nameIn(query, "vehicle");
  const service = ENQUIRY_CHOICES.find(({ value }) => value === query.get("service"));
  if (service) return { serviceInterest: service.value };
  if (part) return { ...(vehicle && { vehicleType: vehicle }), message: `Does “${part}” suit my vehicle?` };
  const wanted = nameIn(query, "wanted");
  if (wanted) return { message: `Can you get this part for me: “${wanted}”?` };
  if (vehicle) return { vehicleType: vehicle, message: `Which parts do you have for the ${vehicle}?` };
  const sentence = TOPICS.get(query.get("topic") ?? "");
  return sentence ? { message: sentence } : {};
}

/** Return a name of the URL's query, no longer than a field takes. */
export function nameIn(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "").trim().slice(0, contactBody.vehicleType.maxLength);
}
