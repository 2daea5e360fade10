import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type Bay = Shapes["BayView"];

const BAYS = apiKey("/api/admin/bays");

export const useBays = () => useQuery(reading(BAYS));

/** Add a bay, or rename the one with this id. */
export function useSaveBay(id?: string) {
  return useCall(
    (body: Shapes["BayBody"]) =>
      id
        ? request(`/api/admin/bays/${id}`, { method: "PATCH", body })
        : request("/api/admin/bays", { method: "POST", body }),
    { failure: "The bay could not be saved", atFields: true, reload: BAYS },
  );
}
