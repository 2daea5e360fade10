import { useQuery } from "@tanstack/react-query";
import type { AdminProduct } from "@/shared/admin/types";
import { apiKey } from "@/shared/api/query-client";
import type { Category } from "@/shared/api/types";

export const ADMIN_PRODUCTS_KEY = apiKey("/api/admin/products");

/** All products, newest first. */
export function useAdminProducts() {
  return useQuery<AdminProduct[]>({ queryKey: ADMIN_PRODUCTS_KEY });
}

export function useCategories() {
  return useQuery<Category[]>({ queryKey: apiKey("/api/product-categories") });
}
