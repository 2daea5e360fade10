import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { SETTINGS_KEY } from "@/shared/api/use-settings";

/** A service of the website with the owner's own text and picture. Blank ones are the site's. */
export type WebsiteService = LookView["services"][number];
type LookView = components["schemas"]["LookView"];
type LookBody = components["schemas"]["LookBody"];

const PATH = "/api/admin/look";
const KEY = apiKey(PATH);

/** Return the services as the website shows them, in the owner's order. */
export function useWebsiteServices() {
  return useQuery({ ...reading(KEY), select: ({ services }) => services });
}

/** Returns the changed services for those that the screen shows. */
type Change = (shown: WebsiteService[]) => WebsiteService[];

/**
 * Save the services. The public pages follow at once. A change begins with what the one before has stored, and
 * what another window has saved meanwhile is not overwritten: that refusal is shown, with the present services.
 */
export function useSaveWebsiteServices() {
  const client = useQueryClient();
  return useCall(
    (change: Change) => {
      const was = client.getQueryData<LookView>(KEY)?.services ?? [];
      const body = { services: change(was), was: { services: was } } as LookBody;
      return request(PATH, { method: "PATCH", body });
    },
    {
      scope: PATH,
      failure: "Failed to save the services",
      keep: KEY,
      reload: [SETTINGS_KEY, apiKey("/api/admin/uploads")],
      refused: () => client.invalidateQueries({ queryKey: KEY }),
    },
  );
}
