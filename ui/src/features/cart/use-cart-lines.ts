import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import type { Cart, CartItem } from "@/shared/api/types";
import { toast } from "@/shared/ui/toast-store";
import { CART_MUTATION, CART_SCOPE, refreshCart, tellFailure } from "./changes/cart-mutation";
import type { toBody } from "./changes/vehicle-body";
import { useCartId } from "./state/cart-id";
import { awaitChange } from "./state/pending-changes";
import { cartKey } from "./state/use-cart";

interface Change {
  itemId: string;
  quantity: number;
  /** Where it is left out, the line has the same vehicle as before. */
  vehicle?: ReturnType<typeof toBody>;
}

/** Show the new quantity at once, until the server has answered. */
export function useChangeQuantity() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: ({ itemId, ...body }: Change) =>
      awaitChange(request(`/api/cart/items/${itemId}`, { method: "PATCH", body })),
    onMutate: async ({ itemId, quantity }) => {
      const key = cartKey(useCartId.getState().cartId);
      // A poll that is still running would restore the old number.
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

export function useRemoveItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: (itemId: string) => request(`/api/cart/items/${itemId}`, { method: "DELETE" }),
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

/** Change one line of the cart that is shown. Returns the line as it was, if there is one. */
function patchItem(
  client: QueryClient,
  key: QueryKey,
  itemId: string,
  change: Partial<CartItem>,
): CartItem | undefined {
  const cart = client.getQueryData<Cart | null>(key);
  const before = cart?.items.find(({ id }) => id === itemId);
  if (!cart || !before) return undefined;
  const items = cart.items.map((item) => (item === before ? { ...item, ...change } : item));
  client.setQueryData<Cart>(key, { ...cart, items });
  return before;
}

/** Remove a line from the cart that is shown. */
function dropItem(client: QueryClient, key: QueryKey, itemId: string): void {
  client.setQueryData<Cart | null>(
    key,
    (cart) => cart && { ...cart, items: cart.items.filter(({ id }) => id !== itemId) },
  );
}
