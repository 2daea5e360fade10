import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import type { CartItem } from "@/shared/api/types";
import { useCartId } from "./cart-id";
import { CART_MUTATION, CART_SCOPE, refreshCart, tellFailure } from "./cart-mutation";
import { patchItem } from "./patch-cart";
import { cartKey } from "./read-cart";

interface Change {
  itemId: string;
  quantity: number;
}

/** Shows the new quantity at once; the server's answer has the last word. */
export function useChangeQuantity() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: ({ itemId, quantity }: Change) =>
      request<CartItem>(`/api/cart/items/${itemId}`, { method: "PATCH", body: { quantity } }),
    onMutate: async ({ itemId, quantity }) => {
      const key = cartKey(useCartId.getState().cartId);
      // A poll under way would bring the old number back.
      await client.cancelQueries({ queryKey: key });
      const before = patchItem(client, key, itemId, { quantity });
      return { restore: () => before && patchItem(client, key, itemId, { quantity: before.quantity }) };
    },
    onError: (error, _change, shown) => {
      shown?.restore();
      tellFailure("Failed to update quantity", error);
    },
    onSettled: () => {
      refreshCart(client);
    },
  });
}
