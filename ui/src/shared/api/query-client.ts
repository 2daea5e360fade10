import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { request } from "./request";

/** The key of a GET: its path cut at the slashes, "/api/models?brandId=7" → ["api", "models?brandId=7"]. */
export function apiKey(path: `/api/${string}`): string[] {
  return path.slice(1).split("/");
}

function readByKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  return request<unknown>(`/${queryKey.join("/")}`, { signal });
}

/** Reads never retry, never refetch by themselves and never go stale: a write invalidates what it changed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        // Offline a call fails at once and says so; the default would wait in silence.
        networkMode: "always",
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
