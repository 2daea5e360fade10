import type { OwnProduct } from "@/shared/admin/types";
import { workshopTime } from "@/shared/admin/workshop-time";
import { request } from "@/shared/api/request";
import { toCents } from "@/shared/lib/money";
import { isDifference } from "../value-rules";
import { type CodeDraft, toCodes } from "./code-rows";
import { type FitmentRows, toBody } from "./fitment-rows";
import { type OptionDraft, toOptions } from "./option-rows";
import type { ProductValues } from "./product-schema";

const PRODUCTS = "/api/admin/products";

/** Add a product. One of which more follows is hidden until all of it is saved. */
export async function addProduct(values: ProductValues, moreFollows: boolean): Promise<OwnProduct> {
  const body = moreFollows ? { ...values, hidden: 1 } : values;
  return (await request(PRODUCTS, { method: "POST", body })).product;
}

/** Change what differs from the known product. */
export async function saveFields(known: OwnProduct, values: ProductValues): Promise<OwnProduct> {
  const body = changesOf(known, values);
  if (Object.keys(body).length === 0) return known;
  return (await request(`${PRODUCTS}/${known.id}`, { method: "PATCH", body })).product;
}

type Changes = Partial<ProductValues> & { inventoryWas?: number; inventoryChange?: number };

/**
 * Return only what the owner changed. A new stock is sent with the one that it was based on, so that it does
 * not restore sold pieces.
 */
export function changesOf(known: OwnProduct, values: ProductValues): Changes {
  if (isDifference(values.inventory)) {
    const rest = changesOf(known, { ...values, inventory: String(known.inventory) });
    return { ...rest, inventoryChange: Number(values.inventory) };
  }
  const names = Object.keys(values) as (keyof ProductValues)[];
  const changed = names.filter((name) => !isSame(name, known[name], values[name]));
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(changed.includes("inventory") && { inventoryWas: known.inventory }),
  };
}

type Fits = ProductValues["fits"];
type Value = string | number | null;

function isSame(name: keyof ProductValues, known: Value, value: Value): boolean {
  if (name === "price" || (name === "salePrice" && known !== null && value !== null)) {
    return toCents(String(value)) === toCents(String(known));
  }
  if (name === "saleFrom" || name === "saleTo") return (value ?? "") === workshopTime(known as string | null);
  return typeof known === "number" ? Number(value) === known : (value ?? "") === (known ?? "");
}

export function saveFitment(id: string, fits: Fits, rows: FitmentRows): Promise<unknown> {
  return request(`${PRODUCTS}/${id}/fitment`, { method: "PUT", body: { fits, rows: toBody(rows) } });
}

export function saveCodes(id: string, codes: CodeDraft[]): Promise<unknown> {
  return request(`${PRODUCTS}/${id}/codes`, { method: "PUT", body: { codes: toCodes(codes) } });
}

export function saveOptions(id: string, options: OptionDraft[]): Promise<unknown> {
  return request(`${PRODUCTS}/${id}/options`, { method: "PUT", body: { options: toOptions(options) } });
}
