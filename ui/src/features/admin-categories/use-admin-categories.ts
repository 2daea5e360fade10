import { useQuery } from "@tanstack/react-query";
import type { CountedCategory } from "@/shared/admin/types";
import { apiKey } from "@/shared/api/query-client";

/** All categories with their subcategories, and how many products lie in each. */
export function useAdminCategories() {
  return useQuery<CountedCategory[]>({ queryKey: apiKey("/api/admin/categories") });
}
