import { useQuery } from "@tanstack/react-query";
import { BUILT_WITH, DEFAULT_SETTINGS } from "@/content/default-settings";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { apiKey, reading } from "./query-client";
import type { PublicSettings } from "./types";

export const SETTINGS_KEY = apiKey("/api/settings");

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
