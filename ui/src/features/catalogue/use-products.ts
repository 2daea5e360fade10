import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { Category, Product, Subcategory } from "@/shared/api/types";

export function useCategories() {
  return useQuery<Category[]>({ queryKey: apiKey("/api/product-categories") });
}

/** The subcategories of one category; waits until the category is known. */
export function useSubcategories(categoryId: string | undefined) {
  return useQuery<Subcategory[]>({
    queryKey: apiKey(`/api/product-subcategories?categoryId=${categoryId ?? ""}`),
    enabled: categoryId !== undefined,
  });
}

export function useCategoryProducts(categorySlug: string) {
  return useQuery<Product[]>({
    queryKey: apiKey(`/api/products?category=${encodeURIComponent(categorySlug)}`),
  });
}

export function useModelProducts(modelId: string) {
  return useQuery<Product[]>({ queryKey: apiKey(`/api/models/${modelId}/products`) });
}

export function useFoundProducts(words: string) {
  return useQuery<Product[]>({ queryKey: apiKey(`/api/products?search=${encodeURIComponent(words)}`) });
}
