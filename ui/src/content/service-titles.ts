import { serviceTitles } from "@/shared/api/fields/rules";
import type { PublicSettings } from "@/shared/api/types";

/**
 * The services in their order, each with the id that the enquiry form sends and the title that every page's
 * footer has.
 */
export const SERVICE_TITLES = serviceTitles;

type ServiceId = keyof typeof SERVICE_TITLES;

/** Return the ids and titles of the services that the owner shows. */
export function shownServices({ look }: Pick<PublicSettings, "look">): [id: string, title: string][] {
  const shown = Object.entries(look?.services ?? SERVICE_TITLES);
  return shown.map(([id, title]) => [id, title || SERVICE_TITLES[id as ServiceId]]);
}
