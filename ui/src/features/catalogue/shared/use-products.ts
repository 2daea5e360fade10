import { useQuery } from "@tanstack/react-query";
import { type ProductList, partQuery } from "@/shared/api/list-part";
import { apiKey, reading } from "@/shared/api/query-client";
import { useVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";

export const CATEGORIES_KEY = apiKey("/api/product-categories");

export function subcategoriesKey(categoryId: string) {
  return apiKey(`/api/product-subcategories?categoryId=${categoryId}`);
}

/**
 * Return the key of a model's own parts and the universal ones after them, with their verdicts for the
 * visitor's vehicle.
 */
export function modelProductsKey(modelId: string, vehicle = useVehicle.getState().vehicle) {
  return apiKey(`/api/models/${modelId}/products?universal=1${vehicleQuery(vehicle)}`);
}

export function categoryList(categorySlug: string): ProductList {
  return `/api/products?category=${encodeURIComponent(categorySlug)}`;
}

export function searchList(words: string): ProductList {
  return `/api/products?search=${encodeURIComponent(words)}`;
}

export function useCategories(wanted = true) {
  return useQuery({ ...reading(CATEGORIES_KEY), enabled: wanted });
}

/** Return whether it is known that no category has a product. */
export function useNothingForSale(wanted = true): boolean {
  const { data: categories } = useCategories(wanted);
  return categories?.every(({ productCount }) => productCount === 0) ?? false;
}

/** Return the subcategories of one category. It waits until the category is known. */
export function useSubcategories(categoryId: string | undefined) {
  return useQuery({
    ...reading(subcategoriesKey(categoryId ?? "")),
    enabled: categoryId !== undefined,
  });
}

export function useModelProducts(modelId: string) {
  const vehicle = useVehicle((store) => store.vehicle);
  return useQuery(reading(modelProductsKey(modelId, vehicle)));
}

/** Return the part of a list that begins at `offset`, with verdicts for the visitor's vehicle. */
export function useListPart(list: ProductList, offset = 0) {
  const vehicle = useVehicle((store) => store.vehicle);
  return useQuery(partQuery(`${list}${vehicleQuery(vehicle)}`, offset));
}
