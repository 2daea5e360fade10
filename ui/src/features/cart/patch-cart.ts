import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Cart, CartItem } from "@/shared/api/types";

/** Changes one line of the cart that is shown; answers the line as it was, if there is one. */
export function patchItem(
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

/** Takes a line out of the cart that is shown. */
export function dropItem(client: QueryClient, key: QueryKey, itemId: string): void {
  client.setQueryData<Cart | null>(
    key,
    (cart) => cart && { ...cart, items: cart.items.filter(({ id }) => id !== itemId) },
  );
}
