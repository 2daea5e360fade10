import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { useCartId } from "./cart-id";
import { CART_MUTATION, CART_SCOPE, refreshCart, tellFailure } from "./cart-mutation";
import { dropItem } from "./patch-cart";
import { cartKey } from "./read-cart";

export function useRemoveItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: (itemId: string) => request<object>(`/api/cart/items/${itemId}`, { method: "DELETE" }),
    onSuccess: async (_answer, itemId) => {
      const key = cartKey(useCartId.getState().cartId);
      await client.cancelQueries({ queryKey: key });
      dropItem(client, key, itemId);
      toast({ title: "Item removed" });
    },
    onError: (error) => tellFailure("Failed to remove item", error),
    onSettled: () => {
      refreshCart(client);
    },
  });
}
