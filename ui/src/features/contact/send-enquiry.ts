import { request } from "@/shared/api/request";
import type { ContactAnswer } from "@/shared/api/types";
import type { Enquiry } from "./enquiry";

/** The server took the call but not the enquiry. */
export class EnquiryRefused extends Error {}

/** Sends the enquiry and returns its id. Raises EnquiryRefused with the server's sentence, or ApiError. */
export async function sendEnquiry(enquiry: Enquiry): Promise<string> {
  const answer = await request<ContactAnswer>("/api/contact", { method: "POST", body: enquiry });
  if (!answer.success) throw new EnquiryRefused(answer.message || "Failed to send message");
  return answer.inquiry.id;
}
