import { useQuery } from "@tanstack/react-query";
import { partQuery } from "@/shared/api/list-part";
import { apiKey } from "@/shared/api/query-client";
import type { Category, Product, Subcategory } from "@/shared/api/types";

/** A list of products as the API knows it by its address. */
export type ProductList = `/api/products?${string}`;

export const CATEGORIES_KEY = apiKey("/api/product-categories");

export function subcategoriesKey(categoryId: string) {
  return apiKey(`/api/product-subcategories?categoryId=${categoryId}`);
}

export function modelProductsKey(modelId: string) {
  return apiKey(`/api/models/${modelId}/products`);
}

export function categoryList(categorySlug: string): ProductList {
  return `/api/products?category=${encodeURIComponent(categorySlug)}`;
}

export function searchList(words: string): ProductList {
  return `/api/products?search=${encodeURIComponent(words)}`;
}

export function useCategories() {
  return useQuery<Category[]>({ queryKey: CATEGORIES_KEY });
}

/** The subcategories of one category; waits until the category is known. */
export function useSubcategories(categoryId: string | undefined) {
  return useQuery<Subcategory[]>({
    queryKey: subcategoriesKey(categoryId ?? ""),
    enabled: categoryId !== undefined,
  });
}

export function useModelProducts(modelId: string) {
  return useQuery<Product[]>({ queryKey: modelProductsKey(modelId) });
}

/** The part of a list that begins at `offset`. */
export function useListPart(list: ProductList, offset = 0) {
  return useQuery(partQuery(list, offset));
}
