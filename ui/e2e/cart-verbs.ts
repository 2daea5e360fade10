import type { Locator, Page } from "@playwright/test";
import type { ListedProduct } from "./catalogue-verbs";

const JSON_TYPE = { "Content-Type": "application/json" };

export interface StoredCart {
  id: string;
  items: { id: string; quantity: number; productId: string }[];
  subtotal: string;
  tax: string;
  total: string;
}

/** Put a filled cart into this browser, as an earlier visit would have left it. Call it before `visit`. */
export async function bringCart(page: Page, contents: [ListedProduct, number][]): Promise<string> {
  const { id } = await (await page.request.post("/api/cart", { headers: JSON_TYPE })).json();
  for (const [product, quantity] of contents) {
    await page.request.post(`/api/cart/${id}/items`, { data: { productId: product.id, quantity } });
  }
  await page.addInitScript((cartId) => {
    const brought = sessionStorage.getItem("broughtCarts") ?? "";
    if (brought.includes(cartId)) return;
    sessionStorage.setItem("broughtCarts", `${brought} ${cartId}`);
    localStorage.setItem("cartId", cartId);
  }, id);
  return id;
}

export async function readCart(page: Page, id: string): Promise<StoredCart> {
  return (await page.request.get(`/api/cart/${id}`)).json();
}

export function cartLine(page: Page, name: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
}

export function storedCartId(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("cartId"));
}
