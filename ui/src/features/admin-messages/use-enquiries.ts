import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshInbox, updateInbox } from "@/shared/admin/inbox";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** A message with its state for the owner. */
export type Enquiry = components["schemas"]["ListedEnquiryView"];

/** Return a page of the messages by a query such as "show=new", read again whenever the list is opened. */
export function useInbox(query: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/inbox?${query}` as "/api/admin/inbox")),
    ...SHARED_LIST,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

type Change = components["schemas"]["EnquiryChange"] & { id: string };

/** Give an enquiry a status or an outcome. */
export function useChangeEnquiry() {
  const client = useQueryClient();
  return useCall(
    ({ id, ...changes }: Change) =>
      request(`/api/contact-inquiries/${id}`, { method: "PATCH", body: changes }),
    {
      failure: "Failed to update the enquiry",
      done: (marked) => {
        updateInbox(client, marked);
        client.invalidateQueries({ queryKey: apiKey(`/api/contact-inquiries/${marked.id}/thread`) });
        // The bar counts the unread ones.
        client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") });
      },
      reload: refreshInbox,
      reloadsAlways: true,
    },
  );
}
