import { apiKey } from "./query-client";
import { request } from "./request";
import type { Product } from "./types";

/** Products that a list shows at once, and adds at a time. */
export const PART_SIZE = 60;

/** A part of a list of products, and how many the whole of it has. */
export interface ListPart {
  products: Product[];
  total: number;
}

/** A list of products by its path. */
export type ProductList = `/api/products?category=${string}` | `/api/products?search=${string}`;

/**
 * Return the query of the part at `offset`, what is sold out last unless the list names another order. The server sends
 * a category's first one under this very key.
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
