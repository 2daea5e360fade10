import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { TILL } from "../use-till";

type Schemas = components["schemas"];

/** Return a day with its sums. The sums of the open day go on, so they are read each time. */
export function useDay(id: string) {
  return useQuery({ ...reading(apiKey(`/api/admin/till/days/${id}`)), staleTime: 0 });
}

export function useDays(page: number) {
  return useQuery({ ...reading(apiKey(`/api/admin/till/days?page=${page}`)), staleTime: 0 });
}

export function useCloseDay(id: string) {
  return useCall(
    (body: Schemas["TillClosingBody"]) =>
      request(`/api/admin/till/days/${id}/close`, { method: "POST", body }),
    { failure: "The day was not closed", atFields: true, reload: TILL, reloadsAlways: true },
  );
}

export function useAddEntry() {
  return useCall(
    (body: Schemas["CashEntryBody"]) => request("/api/admin/till/cash-entries", { method: "POST", body }),
    { failure: "The cash was not entered", atFields: true, reload: TILL, reloadsAlways: true },
  );
}
