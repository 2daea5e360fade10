import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { DEFAULT_SETTINGS } from "./default-settings";
import { apiKey, reading } from "./query-client";
import type { PublicSettings } from "./types";

export const SETTINGS_KEY = apiKey("/api/settings");
const { phone, email, address, hours, tiktokUrl, instagramUrl, facebookUrl, snapchatUrl } = DEFAULT_SETTINGS;
/** The server leaves these details in the home page as they were built. */
const BUILT_WITH = {
  ...{ phone, email, address, hours, tiktokUrl, instagramUrl, facebookUrl, snapchatUrl },
  galleryImages: [],
  policies: [],
};

/** Return what customers call the place: a business that works on no cars has no workshop. */
export function placeWord({ worksOnCars }: Pick<PublicSettings, "worksOnCars">): "workshop" | "shop" {
  return worksOnCars ? "workshop" : "shop";
}

/**
 * Return the business's own details. While the prerendered home page hydrates, those that the server does not
 * write into it have the values of the build; the owner's present ones follow at once.
 */
export function useSettings(): PublicSettings {
  const hydrated = useHydrated();
  const { data: answer } = useQuery<Partial<PublicSettings>>(reading(SETTINGS_KEY));
  const settings: PublicSettings = { ...DEFAULT_SETTINGS, ...answer };
  return hydrated ? settings : { ...settings, ...BUILT_WITH };
}
