import type { OrderedKind } from "@/shared/admin/forms/row-fields";
import { useCall } from "@/shared/admin/use-call";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type ServiceFields = components["schemas"]["NewService"];

export const SERVICES: OrderedKind = { path: "/api/admin/service-prices", noun: "service" };

/** Add a service, or change the one with the id. A refusal that names no field is shown in a toast. */
export function useSaveService(id: string | undefined) {
  return useCall(
    (body: ServiceFields) =>
      id
        ? request(`/api/admin/service-prices/${id}`, { method: "PATCH", body })
        : request("/api/admin/service-prices", { method: "POST", body }),
    { failure: "Failed to save the service", atFields: true, reload: apiKey("/api/admin/service-prices") },
  );
}
