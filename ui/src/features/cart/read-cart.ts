import type { QueryKey } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { Cart } from "@/shared/api/types";
import { useCartId } from "./cart-id";

export const CART_POLL_MS = 5000;

export function cartKey(cartId: string | null): QueryKey {
  return apiKey(`/api/cart/${cartId ?? ""}`);
}

/** The cart, or null: any answer that is not OK means that there is none. */
export async function readCart(cartId: string, signal: AbortSignal): Promise<Cart | null> {
  try {
    const cart = await request<Cart>(`/api/cart/${cartId}`, { signal });
    return cart.status === "ordered" ? forgetCart() : cart;
  } catch (error) {
    return isGone(error) ? forgetCart() : null;
  }
}

/** A cart that the server does not know will not come back: asking again every 5 s would be in vain. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function forgetCart(): null {
  useCartId.getState().forget();
  return null;
}
