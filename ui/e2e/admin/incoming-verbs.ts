import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import type { ListedProduct } from "../catalogue-verbs";
import { fileOf } from "./admin-verbs";

const JSON_TYPE = { "Content-Type": "application/json" };

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  total: string;
  items: { productId: string; productName: string; quantity: number }[];
}

export interface SentEnquiry {
  name: string;
  email: string;
  phone?: string;
  vehicleType?: string;
  serviceInterest?: string;
  message: string;
}

/** Sign this browser in without the login screen, which has its own tests. */
export async function signIn(page: Page) {
  await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
}

/** Return products of which the tests may buy a few. Other tests use the rare ones. */
export async function wellStocked(request: APIRequestContext): Promise<ListedProduct[]> {
  const products: ListedProduct[] = await (await request.get("/api/products")).json();
  return products.filter(({ inventory, optionCount }) => inventory >= 8 && !optionCount);
}

/** Buy as a customer would, without a choice one piece of the product with the largest stock. */
export async function buy(
  request: APIRequestContext,
  customerName: string,
  choice?: [ListedProduct, number][],
): Promise<PlacedOrder> {
  const contents = choice ?? [[await mostStocked(request), 1]];
  const { id } = await (await request.post("/api/cart", { headers: JSON_TYPE })).json();
  for (const [product, quantity] of contents) {
    await request.post(`/api/cart/${id}/items`, { data: { productId: product.id, quantity } });
  }
  const placed = await request.post("/api/checkout/confirm", {
    data: {
      cartId: id,
      customerName,
      customerEmail: `${customerName.toLowerCase().replaceAll(/\W+/g, ".")}@example.ie`,
      customerPhone: "+353 86 123 4567",
      shippingAddress: "12 High Street\nKilkenny\nR95 X0X0",
    },
  });
  return (await placed.json()).order;
}

async function mostStocked(request: APIRequestContext): Promise<ListedProduct> {
  const [most] = (await wellStocked(request)).sort((one, other) => other.inventory - one.inventory);
  if (!most) throw new Error("Nothing is left in stock");
  return most;
}

export async function stockOf(request: APIRequestContext, productId: string): Promise<number> {
  return (await (await request.get(`/api/products/${productId}`)).json()).inventory;
}

/** Change an order from somewhere else than the page under test. */
export async function moveOrder(page: Page, id: string, ...statuses: string[]) {
  for (const status of statuses) await page.request.patch(`/api/admin/orders/${id}`, { data: { status } });
}

export async function sendEnquiry(
  request: APIRequestContext,
  enquiry: SentEnquiry,
  photos: string[] = [],
): Promise<string> {
  const { inquiry, photoToken } = await (await request.post("/api/contact", { data: enquiry })).json();
  for (const photo of photos) {
    const image = await fileOf(photo);
    await request.post(`/api/contact/photos/${photoToken}`, { multipart: { image } });
  }
  return inquiry.id;
}

/** Return a name that no other test uses. */
export function aName(): string {
  return `Customer ${Math.random().toString(36).slice(2, 10)}`;
}
