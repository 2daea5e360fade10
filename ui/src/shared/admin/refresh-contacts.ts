import type { QueryClient } from "@tanstack/react-query";

/** Read the customers again, whatever part of them is shown. */
export function refreshContacts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[2]}`.startsWith("contacts") });
}
