import { useState } from "react";
import type { Cart } from "@/shared/api/types";
import { useCartId } from "./state/cart-id";
import { useCart } from "./state/use-cart";

/**
 * Return the cart for a screen that must not lose what was typed. After a failed read the last cart is still
 * returned, and with `hold` even when the cart is spent, because its order is being placed.
 */
export function useHeldCart(hold: boolean): { cart: Cart | null; isLoading: boolean; isSpent: boolean } {
  const cartId = useCartId((store) => store.cartId);
  const { data: cart, isLoading } = useCart();
  const [held, setHeld] = useState<Cart | null>(null);
  if (cart && cart !== held) setHeld(cart);
  const keepsHeld = hold || held?.id === cartId;
  return { cart: cart ?? (keepsHeld ? held : null), isLoading, isSpent: cartId === null };
}
