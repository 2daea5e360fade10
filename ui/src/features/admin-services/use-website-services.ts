import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { SETTINGS_KEY } from "@/shared/api/use-settings";

/** A service of the website with the owner's own text and picture; blank ones are the site's. */
export type WebsiteService = components["schemas"]["LookView"]["services"][number];
type LookBody = components["schemas"]["LookBody"];

const PATH = "/api/admin/look";
const KEY = apiKey(PATH);

/** The services as the website shows them, in the owner's order. */
export function useWebsiteServices() {
  return useQuery({ ...reading(KEY), select: ({ services }) => services });
}

interface Change {
  services: WebsiteService[];
  /** As the screen showed them: what another window has saved meanwhile is not overwritten. */
  was: WebsiteService[];
}

/** Saves the services; the public pages follow at once. A refusal is told, and the present ones are shown. */
export function useSaveWebsiteServices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ services, was }: Change) =>
      request(PATH, { method: "PATCH", body: { services, was: { services: was } } as LookBody }),
    onSuccess: (look) => {
      client.setQueryData(KEY, look);
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
      client.invalidateQueries({ queryKey: apiKey("/api/admin/uploads") });
    },
    onError: (error) => {
      tellFailure("Failed to save the services")(error);
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
}
