import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import type { Product } from "@/shared/api/types";
import { toast } from "@/shared/ui/toast-store";

/** Adds a copy and opens its form: a copy wants a name of its own. */
export function useDuplicateProduct() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) =>
      request<{ product: Product }>(`/api/admin/products/${id}/duplicate`, { method: "POST" }),
    onSuccess: async ({ product }) => {
      await refreshCatalogue(client);
      toast({
        title: "Product duplicated",
        description: "This is the copy. It has no stock and is not featured until you say so.",
      });
      navigate(`/admin/products/${product.id}`);
    },
    onError: tellFailure("Failed to duplicate product"),
  });
}
