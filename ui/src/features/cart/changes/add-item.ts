import { ApiError } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { CartItem } from "@/shared/api/types";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { useCartId } from "../state/cart-id";
import { readCart } from "../state/use-cart";
import { toBody } from "./vehicle-body";

export interface NewItem {
  productId: string;
  optionId?: string;
  quantity: number;
}

/** No cart could be created. */
export class CartNotCreated extends Error {
  constructor(cause: unknown) {
    super("Failed to create cart", { cause });
  }
}

/** Put a product into this browser's cart, which is created when it is first needed. */
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

/** Add an item with the visitor's vehicle, or without it where the shop has the vehicle no more. */
async function postItem(cartId: string, item: NewItem): Promise<CartItem> {
  const path = `/api/cart/${cartId}/items` as const;
  const vehicle = toBody(useVehicle.getState().vehicle);
  if (!vehicle) return request(path, { method: "POST", body: item });
  try {
    return await request(path, { method: "POST", body: { ...item, vehicle } });
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error;
    return request(path, { method: "POST", body: item });
  }
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

/** Return whether the stored cart was deleted or ordered meanwhile. Reading it forgets such a cart. */
async function isSpent(cartId: string, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return false;
  await readCart(cartId);
  return useCartId.getState().cartId === null;
}
