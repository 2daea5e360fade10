import { useQuery } from "@tanstack/react-query";
import type { CountedBrand } from "@/shared/admin/types";
import { apiKey } from "@/shared/api/query-client";

/** All brands with their models, and how many products fit each. */
export function useAdminVehicles() {
  return useQuery<CountedBrand[]>({ queryKey: apiKey("/api/admin/vehicles") });
}
