import type { Query, QueryClient } from "@tanstack/react-query";
import type { components } from "@/shared/api/schema";

export type Inbox = components["schemas"]["InboxView"];
type Enquiry = components["schemas"]["ListedEnquiryView"];

const isInbox = ({ queryKey }: Query) => `${queryKey[2]}`.startsWith("inbox");

/** Read again what is shown of the messages. */
export function refreshInbox(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: isInbox });
}

/** Put a changed message into each list that shows it. */
export function updateInbox(client: QueryClient, changed: Enquiry): void {
  const update = (enquiry: Enquiry) => (enquiry.id === changed.id ? changed : enquiry);
  client.setQueriesData<Inbox>(
    { predicate: isInbox },
    (known) =>
      known && { ...known, enquiries: known.enquiries.map(update), open: known.open && update(known.open) },
  );
}

/** Remove a message from each list. */
export function dropFromInbox(client: QueryClient, id: string): void {
  client.setQueriesData<Inbox>(
    { predicate: isInbox },
    (known) =>
      known && {
        ...known,
        enquiries: known.enquiries.filter((enquiry) => enquiry.id !== id),
        open: known.open?.id === id ? null : known.open,
      },
  );
}
