import type { QueryClient } from "@tanstack/react-query";
import { serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import { useCartId } from "../state/cart-id";
import { cartKey } from "../state/use-cart";

/** Changes of the cart run one after the other, in the order of the clicks. */
export const CART_SCOPE = { id: "cart" };
export const CART_MUTATION = ["cart"];
export const CART_ADDITION = [...CART_MUTATION, "add"];

/** Show that a change failed, and return the toast's id. */
export function tellFailure(title: string, error: unknown): string {
  return toast({ title, description: serverMessage(error), tone: "danger" });
}

/** Read the cart again, unless a later change is still being made and will do so itself. */
export function refreshCart(client: QueryClient): Promise<void> {
  const { cartId } = useCartId.getState();
  const isLast = client.isMutating({ mutationKey: CART_MUTATION }) <= 1;
  return isLast ? client.invalidateQueries({ queryKey: cartKey(cartId) }) : Promise.resolve();
}
