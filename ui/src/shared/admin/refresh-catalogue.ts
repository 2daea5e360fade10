import type { QueryClient } from "@tanstack/react-query";

/**
 * After a write to products, vehicles, categories or images: what is shown is read again at once, everything
 * else when it is next shown. One act touches many lists (a renamed category carries its products along).
 */
export function refreshCatalogue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === "api" && !SESSION.has(queryKey[2]),
  });
}

const SESSION = new Set<unknown>(["check", "setup"]);
