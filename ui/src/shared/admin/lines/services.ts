import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";

/** A service of the owner's menu, with its price for one size of car. */
export type Service = components["schemas"]["ServiceView"];

/** Return the whole menu, in the owner's order. */
export function useServices() {
  return useQuery(reading(apiKey("/api/admin/service-prices")));
}

/** Return "Window tint, small car". */
export function serviceName({ service, size }: Service): string {
  return size ? `${service}, ${size}` : service;
}

/** Return "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
