import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import type { Span } from "@/shared/admin/table/long-table";
import { tellFailure } from "@/shared/admin/tell-failure";
import type { AdminProduct } from "@/shared/admin/types";
import { useCall } from "@/shared/admin/use-call";
import { movedInventory } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { type ListView, listQuery } from "./list/list-view";

/** So many products are read at a time. */
export const PAGE_SIZE = 100;

/** A page of the list, and how many products match in all. */
interface ProductPage {
  products: AdminProduct[];
  total: number;
}

/** Return the number of all products, where the list shows some of them. */
export function useProductCount(enabled: boolean) {
  return useQuery({ ...pageQuery("", 0, 1), select: ({ total }) => total, enabled });
}

/**
 * Return the products of a view that are near the window, each at its index among all that match. The other
 * places are empty. The rows of the last view are returned until the first of a new one are loaded.
 */
export function useProductRows(view: ListView, { from, to }: Span) {
  const query = listQuery(view);
  const first = useQuery({ ...pageQuery(query, 0), placeholderData: keepPreviousData });
  const near = first.isPlaceholderData ? [] : pagesBetween(from, Math.min(to, first.data?.total ?? 0));
  const others = useQueries({ queries: near.map((page) => pageQuery(query, page)) });
  const rows: (AdminProduct | undefined)[] = new Array(first.data?.total ?? 0);
  const put = (page: number, found: ProductPage | undefined) => {
    found?.products.forEach((product, place) => {
      rows[page * PAGE_SIZE + place] = product;
    });
  };
  put(0, first.data);
  for (const [place, page] of near.entries()) put(page, others[place]?.data);
  return { first, rows };
}

/** Return the query for id and name of every product that a view shows. */
export function namesQuery(view: ListView) {
  const query = listQuery(view);
  return reading(apiKey(`/api/admin/products/names${query && `?${query}`}` as "/api/admin/products/names"));
}

function pagesBetween(from: number, to: number): number[] {
  const first = Math.max(1, Math.floor(from / PAGE_SIZE));
  const count = Math.max(0, Math.ceil(to / PAGE_SIZE) - first);
  return Array.from({ length: count }, (_, place) => first + place);
}

function pageQuery(query: string, page: number, limit = PAGE_SIZE) {
  const path =
    `/api/admin/products?limit=${limit}&offset=${page * limit}${query && `&${query}`}` as "/api/admin/products";
  return {
    ...SHARED_LIST,
    queryKey: apiKey(path) as string[],
    queryFn: ({ signal }: { signal: AbortSignal }) => readPage(path, signal),
  };
}

async function readPage(path: "/api/admin/products", signal: AbortSignal): Promise<ProductPage> {
  let total = 0;
  const seeing = ({ headers }: Response) => {
    total = Number(headers.get("X-Total-Count"));
  };
  const products = await request(path, { signal, seeing });
  return { products, total };
}

export function useCategories() {
  return useQuery(reading(apiKey("/api/product-categories")));
}

interface Change {
  id: string;
  changes: { price?: string; inventory?: string; inventoryWas?: string; inventoryChange?: number };
}

/** Change a product in its row. The caller asks about a stock that changed meanwhile. */
export function useChangeProduct() {
  const client = useQueryClient();
  return useCall(
    ({ id, changes }: Change) => request(`/api/admin/products/${id}`, { method: "PATCH", body: changes }),
    {
      reload: refreshCatalogue,
      refused: (error, { changes }) => {
        if (changes.inventoryChange !== undefined || movedInventory(error) === undefined)
          tellFailure("Failed to save product")(error);
        // The list shows the present stock, however the question is answered.
        return movedInventory(error) === undefined ? undefined : refreshCatalogue(client);
      },
    },
  );
}
