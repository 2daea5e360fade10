import type { QueryClient } from "@tanstack/react-query";
import { prepareCategory, prepareModelParts } from "@/features/catalogue/shared/prepare";
import { placeOf } from "@/features/catalogue/shared/shop-place";
import { CATEGORIES_KEY } from "@/features/catalogue/shared/use-products";
import { prepareVehicle } from "@/features/vehicles/shared/use-vehicles";
import { reading } from "@/shared/api/query-client";
import type { PagePlace } from "@/shared/lib/page-place";

/**
 * Fetch what the shop shows at an address. A search is not fetched, because it would be counted and no link
 * leads to one.
 */
export async function prepareShop(client: QueryClient, { params, search }: PagePlace) {
  const place = placeOf(params, search);
  if (place.step === "category") return prepareCategory(client, place.categorySlug);
  if (place.step === "search") return;
  client.prefetchQuery(reading(CATEGORIES_KEY));
  const vehicle = place.step === "vehicle" ? place : undefined;
  const modelId = await prepareVehicle(client, vehicle?.brandSlug, vehicle?.modelSlug);
  if (modelId) await prepareModelParts(client, modelId);
}
