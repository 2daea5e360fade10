/** Only the type checker runs this file. It must refuse each line below a note and accept those above them. */
import { useQuery } from "@tanstack/react-query";
import { withQuery } from "@/shared/admin/query-text";
import { apiKey, reading } from "./query-client";
import { request } from "./request";
import type { Brand, CartItem, Product } from "./types";

const id: string = "4c5b";
const item = { productId: id, quantity: 1 };

export async function callsOfTheServer() {
  const added: CartItem = await request(`/api/cart/${id}/items`, { method: "POST", body: item });
  const brands: Brand[] | undefined = useQuery(reading(apiKey("/api/brands"))).data;
  const lists = [apiKey("/api/products?search=led&limit=60"), withQuery("/api/admin/orders", { page: 2 })];
  const sent: undefined = await request("/api/analytics/page-visit", { method: "POST", body: { path: "/" } });
  return { added, brands, lists, sent };
}

export async function callsThatItDoesNotHave() {
  // @ts-expect-error no such path
  await request("/api/brandz");
  // @ts-expect-error a part too many
  await request(`/api/cart/${id}/items/${id}`);
  // @ts-expect-error no such method
  await request("/api/brands", { method: "DELETE" });
  // @ts-expect-error no such path to read by
  apiKey("/api/brandz");
  // @ts-expect-error no such path under this one to delete
  await request(`/api/cart/items/${id}/again`, { method: "DELETE" });
}

export async function wrongBodies() {
  // @ts-expect-error no body at all
  await request(`/api/cart/${id}/items`, { method: "POST" });
  // @ts-expect-error a field of another type
  await request(`/api/cart/${id}/items`, { method: "POST", body: { ...item, productId: 7 } });
  // @ts-expect-error an unknown field
  await request(`/api/cart/items/${id}`, { method: "PATCH", body: { quantity: 1, price: "1.00" } });
  // @ts-expect-error JSON where a file is uploaded
  await request("/api/admin/upload-image", { method: "POST", body: {} });
  // @ts-expect-error a body where none is taken
  await request("/api/admin/logout", { method: "POST", body: {} });
}

export async function wrongQueries() {
  // @ts-expect-error no such name
  apiKey("/api/products?colour=red");
  // @ts-expect-error no such value
  apiKey("/api/admin/analytics/stats?days=8");
  // @ts-expect-error nobody knows what it contains
  apiKey(`/api/products?${id}`);
  // @ts-expect-error no such value
  withQuery("/api/admin/orders", { status: "lost" });
}

export async function wrongAnswers() {
  // @ts-expect-error brands are no products
  const products: Product[] = await request("/api/brands");
  // @ts-expect-error nor are they when they are read by a key
  const read: Product[] | undefined = useQuery(reading(apiKey("/api/brands"))).data;
  return { products, read };
}
