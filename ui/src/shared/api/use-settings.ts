import { useQuery } from "@tanstack/react-query";
import { DEFAULT_SETTINGS } from "@/content/default-settings";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { apiKey, reading } from "./query-client";
import type { PublicSettings } from "./types";

export const SETTINGS_KEY = apiKey("/api/settings");

/**
 * The business's own details. While the prerendered home page hydrates they are what it was built with
 * (only name, tagline and the closed notice are filled in by the server); the owner's present ones follow at once.
 */
export function useSettings(): PublicSettings {
  const hydrated = useHydrated();
  const { data: answer } = useQuery<Partial<PublicSettings>>(reading(SETTINGS_KEY));
  const settings: PublicSettings = { ...DEFAULT_SETTINGS, ...answer };
  if (hydrated) return settings;
  const { businessName, tagline, closed, closedUntil, closedMessage } = settings;
  return { ...DEFAULT_SETTINGS, businessName, tagline, closed, closedUntil, closedMessage };
}
