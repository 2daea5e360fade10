import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { movedInventory } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";

export const ADMIN_PRODUCTS_KEY = apiKey("/api/admin/products");

/** All products, newest first. */
export function useAdminProducts() {
  return useQuery(reading(ADMIN_PRODUCTS_KEY));
}

export function useCategories() {
  return useQuery(reading(apiKey("/api/product-categories")));
}

interface Change {
  id: string;
  changes: { price?: string; inventory?: string; inventoryWas?: string };
}

/**
 * Changes a product in its row. The long list is not read again for it; whatever else shows it is, later.
 * A stock that moved meanwhile is for the caller to ask about.
 */
export function useChangeProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: Change) =>
      request(`/api/admin/products/${id}`, { method: "PATCH", body: changes }),
    onSuccess: async ({ product }) => {
      await client.invalidateQueries({ refetchType: "none", predicate: ({ queryKey }) => !isList(queryKey) });
      client.setQueryData(ADMIN_PRODUCTS_KEY, (products) =>
        products?.map((known) => (known.id === product.id ? { ...known, ...product } : known)),
      );
    },
    onError: (error) => {
      if (movedInventory(error) === undefined) tellFailure("Failed to save product")(error);
    },
  });
}

function isList(key: readonly unknown[]): boolean {
  return key.join("/") === ADMIN_PRODUCTS_KEY.join("/");
}
