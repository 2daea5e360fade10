import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type SearchReport = components["schemas"]["SearchesView"];
export type Synonym = components["schemas"]["SynonymView"];
export type SynonymFields = Omit<Synonym, "id">;

const SYNONYMS = "/api/admin/search-synonyms";

/** The searches of a period, counted anew whenever they are opened. */
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

/** Adding, changing and removing synonyms; what was not found is asked again. */
export function useSynonymCalls() {
  const client = useQueryClient();
  const refresh = () => refreshCatalogue(client);
  const tellUndoable = useTellUndoable();
  const save = useMutation({
    mutationFn: ({ id, body }: { id?: string; body: SynonymFields }) =>
      id
        ? request(`${SYNONYMS}/${id}`, { method: "PATCH", body })
        : request(SYNONYMS, { method: "POST", body }),
    onSuccess: refresh,
    onError: tellUnlessAtField("Failed to save the synonym"),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callUndoably(`${SYNONYMS}/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => {
      tellUndoable({ title: "Synonym deleted" }, undo);
      return refresh();
    },
    onError: tellFailure("Failed to delete the synonym"),
  });
  return { save, remove };
}
