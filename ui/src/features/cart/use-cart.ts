import { useQuery } from "@tanstack/react-query";
import { useCartId } from "./cart-id";
import { CART_POLL_MS, cartKey, readCart } from "./read-cart";

/** The present cart, read again every 5 s while there is one. `data` is null where there is none. */
export function useCart() {
  const cartId = useCartId((store) => store.cartId);
  return useQuery({
    queryKey: cartKey(cartId),
    queryFn: ({ signal }) => readCart(cartId ?? "", signal),
    enabled: cartId !== null,
    refetchInterval: CART_POLL_MS,
  });
}

/** How many pieces are in the cart; 0 until it is read. */
export function useCartCount(): number {
  const { data: cart } = useCart();
  return (cart?.items ?? []).reduce((count, item) => count + item.quantity, 0);
}
