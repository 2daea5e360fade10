import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type PolicyVersion = components["schemas"]["AdminPolicyView"];
export type PolicyKind = PolicyVersion["kind"];
export type Starter = components["schemas"]["StarterView"];
type PolicyBody = components["schemas"]["PolicyBody"];

const KEY = apiKey("/api/admin/policies");

/** Return every version of every text, newest first. */
export function usePolicies() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

export function useStarters() {
  return useQuery(reading(apiKey("/api/admin/policies/starters")));
}

/** Publish the next version of a text. */
export function usePublish() {
  return useCall((body: PolicyBody) => request("/api/admin/policies", { method: "POST", body }), {
    failure: "Failed to publish",
    atFields: true,
    success: ({ title, version }) => ({ title: `${title}: version ${version} is saved` }),
    reload: refresh,
  });
}

export function useRemoveVersion() {
  return useCall((id: string) => request(`/api/admin/policies/${id}`, { method: "DELETE" }), {
    failure: "Failed to delete version",
    reload: refresh,
  });
}

/** Show a text as it would be, with the details of the business filled in. */
export function usePreview() {
  return useCall(
    (body: string) => request("/api/admin/policies/preview", { method: "POST", body: { body } }),
    { failure: "Failed to show the text", atFields: true },
  );
}

function refresh(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: apiKey("/api/admin/shop-health") }),
    client.invalidateQueries({ queryKey: apiKey("/api/settings") }),
  ]);
}
