import { apiKey } from "./query-client";
import { request } from "./request";
import type { Product } from "./types";

/** A list shows so many products at once, and adds so many at a time. */
export const PART_SIZE = 60;

/** A part of a list of products, and the number of products in the whole list. */
export interface ListPart {
  products: Product[];
  total: number;
}

/** A list of products by its path. */
export type ProductList = `/api/products?category=${string}` | `/api/products?search=${string}`;

/**
 * Return the query of the part at `offset`. Products that are sold out are last unless the list has another
 * order. The server sends the first part of a category under this very key.
 */
export function partQuery(list: ProductList, offset = 0) {
  const sort = list.includes("&sort=") ? "" : "&sort=best";
  const path = `${list}${sort}&limit=${PART_SIZE}${offset ? (`&offset=${offset}` as const) : ""}` as const;
  return {
    queryKey: apiKey(path) as string[],
    queryFn: ({ signal }: { signal: AbortSignal }) => readPart(path, signal),
  };
}

async function readPart(
  path: `${ProductList}&limit=${number}${"" | `&offset=${number}`}`,
  signal: AbortSignal,
): Promise<ListPart> {
  let total = 0;
  const seeing = ({ headers }: Response) => {
    total = Number(headers.get("X-Total-Count"));
  };
  const products = await request(path, { signal, seeing });
  return { products, total };
}
