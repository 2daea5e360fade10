import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

export type PolicyVersion = components["schemas"]["AdminPolicyView"];
export type PolicyKind = PolicyVersion["kind"];
export type Starter = components["schemas"]["StarterView"];
type PolicyBody = components["schemas"]["PolicyBody"];

const KEY = apiKey("/api/admin/policies");

/** Every version of every text, newest first. */
export function usePolicies() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

export function useStarters() {
  return useQuery(reading(apiKey("/api/admin/policies/starters")));
}

/** Publishes the next version of a text. */
export function usePublish(onPublished: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PolicyBody) => request("/api/admin/policies", { method: "POST", body }),
    onSuccess: async ({ title, version }) => {
      toast({ title: `${title}: version ${version} is saved` });
      await refresh(client);
      onPublished();
    },
    onError: tellUnlessAtField("Failed to publish"),
  });
}

export function useRemoveVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`/api/admin/policies/${id}`, { method: "DELETE" }),
    onSuccess: () => refresh(client),
    onError: tellFailure("Failed to delete version"),
  });
}

/** Shows a text as it would be, the details of the business filled in. */
export function usePreview() {
  return useMutation({
    mutationFn: (body: string) => request("/api/admin/policies/preview", { method: "POST", body: { body } }),
    onError: tellUnlessAtField("Failed to show the text"),
  });
}

function refresh(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: apiKey("/api/admin/shop-health") }),
    client.invalidateQueries({ queryKey: apiKey("/api/settings") }),
  ]);
}
