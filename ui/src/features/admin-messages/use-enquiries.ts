import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { Enquiry } from "./enquiry-types";

export const ENQUIRIES_KEY = apiKey("/api/contact-inquiries");

/** All enquiries, newest first, read anew whenever the list is opened. */
export function useEnquiries() {
  return useQuery<Enquiry[]>({ queryKey: ENQUIRIES_KEY, refetchOnMount: "always" });
}
