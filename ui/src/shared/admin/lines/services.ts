import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";

/** A service of the owner's menu, at its price for one size of car. */
export type Service = components["schemas"]["ServiceView"];

/** The whole menu, in the owner's order. */
export function useServices() {
  return useQuery(reading(apiKey("/api/admin/service-prices")));
}

/** "Window tint, small car". */
export function serviceName({ service, size }: Service): string {
  return size ? `${service}, ${size}` : service;
}

/** "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
