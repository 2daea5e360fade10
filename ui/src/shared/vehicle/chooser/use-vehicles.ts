import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";

export function useBrands() {
  return useQuery(reading(apiKey("/api/brands")));
}

/** Return the models of one brand. It waits until there is one. */
export function useModels(brandId: string | undefined) {
  return useQuery({
    ...reading(apiKey(`/api/models?brandId=${brandId ?? ""}`)),
    enabled: brandId !== undefined,
  });
}
