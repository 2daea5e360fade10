import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { Enquiry, EnquiryStatus } from "./enquiry-types";
import { ENQUIRIES_KEY } from "./use-enquiries";

interface Mark {
  id: string;
  status: EnquiryStatus;
}

export function useMarkEnquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Mark) =>
      request<Enquiry>(`/api/contact-inquiries/${id}`, { method: "PATCH", body: { status } }),
    onSuccess: (marked) => {
      client.setQueryData<Enquiry[]>(ENQUIRIES_KEY, (known) =>
        known?.map((enquiry) => (enquiry.id === marked.id ? marked : enquiry)),
      );
      // The bar counts the unread ones.
      return client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") });
    },
    onError: (error) => {
      tellFailure("Failed to update message")(error);
      return client.invalidateQueries({ queryKey: ENQUIRIES_KEY });
    },
  });
}
