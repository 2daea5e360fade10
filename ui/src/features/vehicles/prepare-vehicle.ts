import type { QueryClient } from "@tanstack/react-query";
import type { Brand, CarModel } from "@/shared/api/types";
import { BRANDS_KEY, modelsKey } from "./use-vehicles";

/** Fetches a brand's models; the id of the model that is named, if there is one. */
export async function prepareVehicle(
  client: QueryClient,
  brandSlug: string | null | undefined,
  modelSlug: string | null | undefined,
): Promise<string | undefined> {
  const brands = await client.fetchQuery<Brand[]>({ queryKey: BRANDS_KEY });
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (!brand) return undefined;
  const models = await client.fetchQuery<CarModel[]>({ queryKey: modelsKey(brand.id) });
  return models.find(({ slug }) => slug === modelSlug)?.id;
}
