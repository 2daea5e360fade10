import type { QueryClient } from "@tanstack/react-query";

/**
 * Read again after a write to products, vehicles, categories or images: at once what is shown, and everything
 * else when it is next shown. One act changes many lists, because a renamed category changes its products.
 */
export function refreshCatalogue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === "api" && !SESSION.has(queryKey[2]),
  });
}

const SESSION = new Set<unknown>(["check", "setup"]);
