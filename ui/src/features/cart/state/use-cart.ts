import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { Cart } from "@/shared/api/types";
import { useCartId } from "./cart-id";
import { hasPendingChange } from "./pending-changes";

/** Return the present cart, read again every 5 s while there is one. `data` is null where there is none. */
export function useCart() {
  const cartId = useCartId((store) => store.cartId);
  return useQuery({
    ...reading(cartKey(cartId)),
    queryFn: async ({ client, queryKey, signal }) => {
      const cart = await readCart(cartId ?? "", signal);
      const shown = client.getQueryData<Cart | null>(queryKey);
      // The old quantity would come back, until the change is answered and the cart read again.
      return hasPendingChange() && shown ? shown : cart;
    },
    enabled: cartId !== null,
    refetchInterval: CART_POLL_MS,
  });
}

/** Return the number of pieces in the cart; 0 until it is read. */
export function useCartCount(): number {
  const { data: cart } = useCart();
  return (cart?.items ?? []).reduce((count, item) => count + item.quantity, 0);
}

const CART_POLL_MS = 5000;

export function cartKey(cartId: string | null) {
  return apiKey(`/api/cart/${cartId ?? ""}`);
}

/**
 * Return the cart, or null: any answer that is not OK means that there is none. Throws when the server was not
 * reached at all, so that a lost connection does not empty the cart that is shown.
 */
export async function readCart(cartId: string, signal?: AbortSignal): Promise<Cart | null> {
  try {
    const cart = await request(`/api/cart/${cartId}`, signal && { signal });
    return cart.status === "ordered" ? forgetCart() : cart;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? forgetCart() : null;
  }
}

/** Forget a cart that was ordered, or that the server does not know, so that it is not asked for again. */
function forgetCart(): null {
  useCartId.getState().forget();
  return null;
}
