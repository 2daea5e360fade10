import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type SearchReport = components["schemas"]["SearchesView"];
export type Synonym = components["schemas"]["SynonymView"];
export type SynonymFields = Omit<Synonym, "id">;

const SYNONYMS = "/api/admin/search-synonyms";

/** Return the searches of a period, counted again whenever they are opened. */
export function useSearches(days: 7 | 30 | 90) {
  return useQuery({
    ...reading(apiKey(`/api/admin/searches?days=${days}`)),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

export function useSynonyms() {
  return useQuery(reading(apiKey(SYNONYMS)));
}

/** Add, change and remove synonyms. The searches that found nothing are then read again. */
export function useSynonymCalls() {
  const save = useCall(
    ({ id, body }: { id?: string; body: SynonymFields }) =>
      id
        ? request(`${SYNONYMS}/${id}`, { method: "PATCH", body })
        : request(SYNONYMS, { method: "POST", body }),
    { failure: "Failed to save the synonym", atFields: true, reload: refreshCatalogue },
  );
  const remove = useUndoableCall((id: string) => callUndoably(`${SYNONYMS}/${id}`, { method: "DELETE" }), {
    failure: "Failed to delete the synonym",
    success: { title: "Synonym deleted" },
    reload: refreshCatalogue,
  });
  return { save, remove };
}
