import type { QueryClient } from "@tanstack/react-query";

/** Reads the customers anew, whatever part of them is shown. */
export function refreshContacts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[2]}`.startsWith("contacts") });
}
