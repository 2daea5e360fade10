import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { Brand, CarModel } from "@/shared/api/types";

export function useBrands() {
  return useQuery<Brand[]>({ queryKey: apiKey("/api/brands") });
}

/** The models of one brand; waits until the brand is known. */
export function useModels(brandId: string | undefined) {
  return useQuery<CarModel[]>({
    queryKey: apiKey(`/api/models?brandId=${brandId ?? ""}`),
    enabled: brandId !== undefined,
  });
}
