import type { QueryClient } from "@tanstack/react-query";
import { partQuery } from "@/shared/api/list-part";
import { apiKey, reading } from "@/shared/api/query-client";
import type { Product } from "@/shared/api/types";
import { useVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import type { PagePlace } from "@/shared/lib/page-place";
import { makerKey, productKey } from "./use-product";
import { CATEGORIES_KEY, categoryList, modelProductsKey, subcategoriesKey } from "./use-products";

/** Fetch what a product's page shows. The page counts its view. */
export async function prepareProduct(client: QueryClient, { params: { slug = "" } }: PagePlace) {
  const product = client.fetchQuery<Product | null>(reading(productKey(slug)));
  client.prefetchQuery(reading(CATEGORIES_KEY));
  client.prefetchQuery(reading(apiKey("/api/brands")));
  const { id, manufacturerSlug } = (await product) ?? {};
  if (!id) return;
  if (manufacturerSlug) client.prefetchQuery(reading(makerKey(manufacturerSlug)));
  client.prefetchQuery(reading(apiKey(`/api/products/${id}/related`)));
  client.prefetchQuery(reading(apiKey(`/api/products/${id}/instead`)));
  await client.prefetchQuery(reading(apiKey(`/api/products/${id}/models`)));
}

/** Fetch the first products of a category. */
export async function prepareCategory(client: QueryClient, slug: string) {
  client.prefetchQuery(partQuery(`${categoryList(slug)}${vehicleQuery(useVehicle.getState().vehicle)}`));
  const categories = await client.fetchQuery(reading(CATEGORIES_KEY));
  const category = categories.find((each) => each.slug === slug);
  if (category) await client.prefetchQuery(reading(subcategoriesKey(category.id)));
}

/** Fetch the parts that fit a model. */
export function prepareModelParts(client: QueryClient, modelId: string) {
  return client.prefetchQuery(reading(modelProductsKey(modelId)));
}
