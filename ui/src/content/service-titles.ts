import { serviceTitles } from "@/shared/api/fields/rules";
import type { PublicSettings } from "@/shared/api/types";

/** The services in their order: an id, as the enquiry form sends it, and its title, which every page's footer names. */
export const SERVICE_TITLES = serviceTitles;

type ServiceId = keyof typeof SERVICE_TITLES;

/** The ids and titles of the services that the owner shows. */
export function shownServices({ look }: Pick<PublicSettings, "look">): [id: string, title: string][] {
  const shown = Object.entries(look?.services ?? SERVICE_TITLES);
  return shown.map(([id, title]) => [id, title || SERVICE_TITLES[id as ServiceId]]);
}
