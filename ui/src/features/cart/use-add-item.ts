import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addItem, CartNotCreated } from "./add-item";
import { CART_MUTATION, CART_SCOPE, refreshCart, tellFailure } from "./cart-mutation";

export function useAddItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: addItem,
    onError: (error) =>
      error instanceof CartNotCreated
        ? tellFailure(error.message, error.cause)
        : tellFailure("Failed to add item to cart", error),
    onSettled: () => {
      refreshCart(client);
    },
  });
}
