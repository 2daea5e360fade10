import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Read again after a write to products, vehicles, categories or images: at once what is shown, and everything
 * else when it is next shown. One act changes many lists, because a renamed category changes its products.
 */
export function refreshCatalogue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: isOfShop });
}

/**
 * Read again after a row with this id is deleted. What was read of the row is only marked as outdated: its page is
 * shown until the next one is loaded, and the server would not find it.
 */
export async function refreshAfterDeletion(client: QueryClient, id: string): Promise<void> {
  const isOfRow = ({ queryKey }: Query) => queryKey.some((part) => `${part}`.includes(id));
  await client.invalidateQueries({ predicate: isOfRow, refetchType: "none" });
  await client.invalidateQueries({ predicate: (query) => isOfShop(query) && !isOfRow(query) });
}

function isOfShop({ queryKey }: Query): boolean {
  return queryKey[0] === "api" && !SESSION.has(queryKey[2]);
}

const SESSION = new Set<unknown>(["check", "setup"]);
