import { ApiError } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { CartItem } from "@/shared/api/types";
import { useCartId } from "../state/cart-id";
import { readCart } from "../state/use-cart";

export interface NewItem {
  productId: string;
  quantity: number;
}

/** There is no cart to put anything into. */
export class CartNotCreated extends Error {
  constructor(cause: unknown) {
    super("Failed to create cart", { cause });
  }
}

/** Puts a product into this browser's cart, and makes the cart on first need. */
export async function addItem(item: NewItem): Promise<CartItem> {
  const stored = useCartId.getState().cartId;
  if (stored === null) return postItem(await createCart(), item);
  try {
    return await postItem(stored, item);
  } catch (error) {
    if (!(await isSpent(stored, error))) throw error;
    return postItem(await createCart(), item);
  }
}

function postItem(cartId: string, item: NewItem): Promise<CartItem> {
  return request(`/api/cart/${cartId}/items`, { method: "POST", body: item });
}

async function createCart(): Promise<string> {
  try {
    const { id } = await request("/api/cart", { method: "POST" });
    useCartId.getState().remember(id);
    return id;
  } catch (error) {
    throw new CartNotCreated(error);
  }
}

/** True when the stored cart was deleted or ordered meanwhile; reading it forgets such a cart. */
async function isSpent(cartId: string, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return false;
  await readCart(cartId);
  return useCartId.getState().cartId === null;
}
