import { useQuery } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import type { Product } from "@/shared/api/types";
import { type ChosenVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { useSettled } from "../use-settled";

/** So many parts are shown at a time. */
const SHOWN = 8;
/** The server is asked so many milliseconds after the last letter. */
const PAUSE = 150;

/** A part as a choice among parts shows it. `fit` is null without a vehicle. */
export type Part = Pick<Product, "id" | "name" | "category" | "price" | "inventory" | "sku" | "fit">;

/** The first parts found, and the number of all of them. */
export interface PartPage {
  parts: Part[];
  total: number;
}

/**
 * Return the best matches of the shop's own search, for a vehicle those that fit before the others. Without
 * words these are the parts that fit the vehicle, and none where there is no vehicle either.
 */
export function useFoundParts(search: string, vehicle: ChosenVehicle | null = null) {
  const words = useSettled(search.trim(), PAUSE);
  const named = vehicleQuery(vehicle);
  const query = queryOf(words, named);
  return useQuery<PartPage>({
    queryKey: ["api", "admin", "found-parts", named, query],
    queryFn: ({ signal }) => readParts(query, signal),
    enabled: query !== "",
    // The last answer is shown while the next words are typed, but no verdict on another vehicle.
    placeholderData: (before, last) => (query !== "" && last?.queryKey[3] === named ? before : undefined),
    staleTime: 0,
  });
}

/** Return the parts whose SKU, barcode or own code this is, two at most, at what customers pay now. */
export async function findByNumber(number: string): Promise<Part[]> {
  const query = new URLSearchParams({ number, limit: "2" });
  const found = await request(`/api/admin/products?${query}` as "/api/admin/products");
  return found.map(({ sale, price, ...part }) => ({ ...part, price: sale?.price ?? price }));
}

/** Return the query for the parts; "" for none. */
function queryOf(words: string, named: string): string {
  if (words !== "") return `${new URLSearchParams({ limit: `${SHOWN}`, search: words })}${named}`;
  return named && `limit=${SHOWN}&fit=only${named}`;
}

async function readParts(query: string, signal: AbortSignal): Promise<PartPage> {
  let total = 0;
  const seeing = ({ headers }: Response) => {
    total = Number(headers.get("X-Total-Count"));
  };
  const parts = await request(`/api/products?${query}` as "/api/products", { signal, seeing });
  return { parts, total };
}
