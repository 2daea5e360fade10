import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { Brand, CarModel } from "@/shared/api/types";

export const BRANDS_KEY = apiKey("/api/brands");

export function modelsKey(brandId: string) {
  return apiKey(`/api/models?brandId=${brandId}`);
}

export function useBrands() {
  return useQuery<Brand[]>({ queryKey: BRANDS_KEY });
}

/** The models of one brand; waits until the brand is known. */
export function useModels(brandId: string | undefined) {
  return useQuery<CarModel[]>({
    queryKey: modelsKey(brandId ?? ""),
    enabled: brandId !== undefined,
  });
}
