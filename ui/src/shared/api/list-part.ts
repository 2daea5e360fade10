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

/** Return the query of the part at `offset`; the server sends a category's first one under this very key. */
export function partQuery(list: `/api/products?${string}`, offset = 0) {
  const path = `${list}&limit=${PART_SIZE}${offset ? `&offset=${offset}` : ""}` as const;
  return {
    queryKey: apiKey(path),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPart(path, signal),
  };
}

async function readPart(path: string, signal: AbortSignal): Promise<ListPart> {
  let total = 0;
  const seeing = ({ headers }: Response) => {
    total = Number(headers.get("X-Total-Count"));
  };
  const products = await request<Product[]>(path, { signal, seeing });
  return { products, total };
}
