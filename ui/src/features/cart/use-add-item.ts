import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { addItem, CartNotCreated } from "./add-item";
import { CART_MUTATION, CART_SCOPE, refreshCart, tellFailure } from "./cart-mutation";

export function useAddItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: addItem,
    onError: (error) => {
      if (error instanceof CartNotCreated) tellFailure(error.message, error.cause);
      else tellFailure("Failed to add item to cart", error);
      // It may be that the shop has closed meanwhile.
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
    onSettled: () => {
      refreshCart(client);
    },
  });
}
