import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** One message of the contact form, and what the owner did with it. */
export type Enquiry = components["schemas"]["ListedEnquiryView"];

export const ENQUIRIES_KEY = apiKey("/api/contact-inquiries");

/** All enquiries, newest first, read anew whenever the list is opened. */
export function useEnquiries() {
  return useQuery({ ...reading(ENQUIRIES_KEY), refetchOnMount: "always" });
}

type Change = components["schemas"]["EnquiryChange"] & { id: string };

/** Gives an enquiry a status or an outcome. */
export function useChangeEnquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: Change) =>
      request(`/api/contact-inquiries/${id}`, { method: "PATCH", body: changes }),
    onSuccess: (marked) => {
      client.setQueryData(ENQUIRIES_KEY, (known) =>
        known?.map((enquiry) => (enquiry.id === marked.id ? marked : enquiry)),
      );
      client.invalidateQueries({ queryKey: apiKey(`/api/contact-inquiries/${marked.id}/thread`) });
      // The bar counts the unread ones.
      return client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") });
    },
    onError: (error) => {
      tellFailure("Failed to update message")(error);
      return client.invalidateQueries({ queryKey: ENQUIRIES_KEY });
    },
  });
}
