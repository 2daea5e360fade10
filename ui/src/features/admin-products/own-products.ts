import { useQuery } from "@tanstack/react-query";
import type { OwnProduct } from "@/shared/admin/types";
import { apiKey } from "@/shared/api/query-client";
import type { Category } from "@/shared/api/types";

export const OWN_PRODUCTS_KEY = apiKey("/api/admin/products");

/** All products, newest first. */
export function useOwnProducts() {
  return useQuery<OwnProduct[]>({ queryKey: OWN_PRODUCTS_KEY });
}

export function useCategories() {
  return useQuery<Category[]>({ queryKey: apiKey("/api/product-categories") });
}
