import type { QueryClient, QueryKey } from "@tanstack/react-query";

interface InitialData {
  queries: [QueryKey, unknown][];
}

/** Put the answers that were sent with the page into the cache, so that the first screen asks for nothing. */
export function readInitialData(client: QueryClient, page: Document): void {
  const text = page.getElementById("seed")?.textContent;
  if (!text) return;
  for (const [key, answer] of (JSON.parse(text) as InitialData).queries) client.setQueryData(key, answer);
}
