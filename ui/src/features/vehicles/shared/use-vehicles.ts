import { type QueryClient, useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";

export const BRANDS_KEY = apiKey("/api/brands");

export function modelsKey(brandId: string) {
  return apiKey(`/api/models?brandId=${brandId}`);
}

export function useBrands() {
  return useQuery(reading(BRANDS_KEY));
}

/** Return the models of one brand. It waits until the brand is known. */
export function useModels(brandId: string | undefined) {
  return useQuery({
    ...reading(modelsKey(brandId ?? "")),
    enabled: brandId !== undefined,
  });
}

/** Fetch a brand's models. Returns the id of the model that is named, if there is one. */
export async function prepareVehicle(
  client: QueryClient,
  brandSlug: string | null | undefined,
  modelSlug: string | null | undefined,
): Promise<string | undefined> {
  const brands = await client.fetchQuery(reading(BRANDS_KEY));
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (!brand) return undefined;
  const models = await client.fetchQuery(reading(modelsKey(brand.id)));
  return models.find(({ slug }) => slug === modelSlug)?.id;
}

/**
 * The chosen brand and model are part of the URL, so that Back, a reload and a shared link have them. In the
 * shop every brand and model has a page of its own, which search engines know; elsewhere the page's query names
 * them.
 */
const SHOP = "/shop";

export function brandLink(base: string, brandSlug: string): string {
  if (base === SHOP) return `${SHOP}/brands/${encodeURIComponent(brandSlug)}`;
  return `${base}?${new URLSearchParams({ brand: brandSlug })}`;
}

export function modelLink(base: string, brandSlug: string, modelSlug: string): string {
  if (base === SHOP) return `${brandLink(base, brandSlug)}/${encodeURIComponent(modelSlug)}`;
  return `${base}?${new URLSearchParams({ brand: brandSlug, model: modelSlug })}`;
}

/** Return the brands in their order, those without models after the others. */
export function emptyLast<Row extends { modelCount: number }>(brands: Row[]): Row[] {
  return [...brands].sort((one, other) => Number(one.modelCount === 0) - Number(other.modelCount === 0));
}
