import { QueryClient, type QueryKey } from "@tanstack/react-query";
import type { AnswerOf, ApiKey, CallPath, Reading } from "./calls";
import { request } from "./request";

/**
 * Return the key of a GET: its path cut at the slashes, "/api/models?brandId=7" → ["api", "models?brandId=7"].
 */
export function apiKey<const Path extends string>(
  path: Path & CallPath<Path, "GET">,
): ApiKey<AnswerOf<Path>> {
  return path.slice(1).split("/") as ApiKey<AnswerOf<Path>>;
}

/** Return the options with which `useQuery` reads by a key. */
export function reading<Answer>(queryKey: ApiKey<Answer>): Reading<Answer> {
  return { queryKey };
}

function readByKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  // A key is made of a path that was checked.
  return request(`/${queryKey.join("/")}` as "/api/health", { signal }) as Promise<unknown>;
}

/**
 * Return a client whose reads never retry, never refetch by themselves and never go stale. A write invalidates
 * what it changed. The back office's lists, which other windows change as well, have `SHARED_LIST`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        // Offline a call fails at once and says so, where the default would wait in silence.
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
