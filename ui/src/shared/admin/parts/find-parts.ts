import { useQuery } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import type { Product } from "@/shared/api/types";
import { type ChosenVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { useSettled } from "../use-settled";

/** So many parts are shown at a time. */
const SHOWN = 8;
/** The server is asked so many milliseconds after the last letter. */
const PAUSE = 150;

/**
 * A part as a choice among parts shows it: a product, or one of its options. `id` is that of the choice, `fit` is
 * null without a vehicle.
 */
export interface Part
  extends Pick<
    Product,
    "id" | "name" | "category" | "price" | "inventory" | "leadDays" | "sku" | "ean" | "fit"
  > {
  productId: string;
  optionId: string | null;
}

type Options = components["schemas"]["OwnOptionView"][];

/** The first parts found, and the number of all of them. */
export interface PartPage {
  parts: Part[];
  total: number;
}

/**
 * Return the best matches of the shop's own search, for a vehicle those that fit before the others. Without
 * words these are the parts that fit the vehicle, and none where there is no vehicle either. With `whole` a
 * product with options is one part.
 */
export function useFoundParts(search: string, vehicle: ChosenVehicle | null = null, whole = false) {
  const words = useSettled(search.trim(), PAUSE);
  const named = vehicleQuery(vehicle);
  const query = queryOf(words, named);
  return useQuery<PartPage>({
    queryKey: ["api", "admin", "found-parts", named, query, whole],
    queryFn: ({ signal }) => readParts(query, whole, signal),
    enabled: query !== "",
    // The last answer is shown while the next words are typed, but no verdict on another vehicle.
    placeholderData: (before, last) => (query !== "" && last?.queryKey[3] === named ? before : undefined),
    staleTime: 0,
  });
}

/**
 * Return the parts whose SKU, barcode or own code this is, at what customers pay now. Of more than one, two are
 * enough.
 */
export async function findByNumber(number: string, whole = false): Promise<Part[]> {
  const query = new URLSearchParams({ number, limit: "2" });
  const products = await request(`/api/admin/products?${query}` as "/api/admin/products");
  const parts = await listParts(
    products.map(({ sale, price, ...rest }) => ({ ...rest, sale, price: sale?.price ?? price })),
    whole,
    number,
  );
  const own = parts.filter((part) => part.optionId && hasNumber(part, number));
  return own.length > 0 ? own : parts;
}

/** Return products as parts, with each of their options in their place. */
async function listParts(
  products: Product[],
  whole: boolean,
  number: string,
  signal?: AbortSignal,
): Promise<Part[]> {
  const listed = products.map(async (product): Promise<Part[]> => {
    const part = { ...product, productId: product.id, optionId: null };
    if (whole || product.optionCount === 0) return [part];
    const options = await request(`/api/admin/products/${product.id}/options`, { ...(signal && { signal }) });
    return optionParts(part, options, number);
  });
  return (await Promise.all(listed)).flat();
}

/**
 * Return the shown options of a part, and a hidden one with this very number, each with its own number, price and
 * stock.
 */
export function optionParts(whole: Part, options: Options, number = ""): Part[] {
  return options
    .filter((option) => option.shown === 1 || hasNumber(option, number))
    .map(({ id, name, sku, ean, price, inventory, promised }) => ({
      ...whole,
      id,
      optionId: id,
      name: `${whole.name}, ${name}`,
      sku,
      ean,
      price: price ?? whole.price,
      inventory: inventory - promised,
    }));
}

function hasNumber({ sku, ean }: Pick<Part, "sku" | "ean">, number: string): boolean {
  return number !== "" && [sku, ean].some((each) => each && plain(each) === plain(number));
}

/** Return a number without case, separators and the zeros that a longer barcode begins with. */
const plain = (number: string) =>
  number
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^0+/, "");

/** Return the query for the parts; "" for none. */
function queryOf(words: string, named: string): string {
  if (words !== "") return `${new URLSearchParams({ limit: `${SHOWN}`, search: words })}${named}`;
  return named && `limit=${SHOWN}&fit=only${named}`;
}

async function readParts(query: string, whole: boolean, signal: AbortSignal): Promise<PartPage> {
  let total = 0;
  const seeing = ({ headers }: Response) => {
    total = Number(headers.get("X-Total-Count"));
  };
  const products = await request(`/api/products?${query}` as "/api/products", { signal, seeing });
  // The number counts products, of which one may be several parts.
  const parts = await listParts(products, whole, "", signal);
  return { parts, total: parts.length + Math.max(0, total - products.length) };
}
