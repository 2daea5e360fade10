import { readPrice } from "@/shared/admin/money/read-price";
import type { OwnOption } from "@/shared/admin/types";
import { newProduct } from "@/shared/api/fields/admin-fields";
import type { components } from "@/shared/api/schema";
import { isPrice } from "../value-rules";

type OptionRow = components["schemas"]["OptionRow"];

/** An option as it is typed, with the row's key. */
export interface OptionDraft {
  key: number;
  /** It is null for a new one. */
  id: string | null;
  name: string;
  sku: string;
  ean: string;
  price: string;
  stock: string;
  /** The stock that the form showed at first. */
  was: number | undefined;
  shown: boolean;
  imageUrl: string;
}

/** What is wrong with the options, and the field of the row that is. */
export interface OptionFault {
  message: string;
  key?: number;
  field?: "name" | "price";
}

const NO_NAME = "Give each option a name";
const ON_SALE = "A sale needs one price for all options: remove their own prices, or the sale";

const BLANK = { id: null, name: "", sku: "", ean: "", price: "", stock: "", was: undefined, imageUrl: "" };

export function draftsOfOptions(options: OwnOption[] = []): OptionDraft[] {
  return options.map(({ id, name, sku, ean, price, inventory, shown, imageUrl }, key) => ({
    key,
    id,
    name,
    sku: sku ?? "",
    ean: ean ?? "",
    price: price ?? "",
    stock: `${inventory}`,
    was: inventory,
    shown: shown === 1,
    imageUrl: imageUrl ?? "",
  }));
}

/** Return the row to add below the others. */
export function newOption(rows: OptionDraft[]): OptionDraft {
  return { ...BLANK, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, shown: true };
}

/** Return the sum of the stocks that customers see. */
export function stockOf(rows: OptionDraft[]): number {
  return rows.reduce((sum, { shown, stock }) => sum + (shown ? Number(stock) || 0 : 0), 0);
}

/**
 * Return the first fault that the server would find, before anything of the product is saved. On sale, options
 * have no prices of their own.
 */
export function findOptionFault(rows: OptionDraft[], isOnSale: boolean): OptionFault | undefined {
  const names: string[] = [];
  for (const row of rows.filter(isTyped)) {
    const { key, price } = row;
    const name = row.name.trim();
    if (name === "") return { message: NO_NAME, key, field: "name" };
    if (names.includes(name.toLowerCase()))
      return { message: `Two options are called “${name}”: give each a name of its own`, key, field: "name" };
    names.push(name.toLowerCase());
    if (price.trim() === "") continue;
    if (!isPrice(price)) return { message: newProduct.price.message, key, field: "price" };
    if (isOnSale) return { message: ON_SALE, key, field: "price" };
  }
  return undefined;
}

/** A new row that is blank counts as none. */
function isTyped({ id, name, sku, ean, price, stock }: OptionDraft): boolean {
  return id !== null || [name, sku, ean, price, stock].some(Boolean);
}

/** Return the rows as the server takes them, without new ones that are blank. A stock that nobody typed stays. */
export function toOptions(rows: OptionDraft[]): OptionRow[] {
  return rows.filter(isTyped).map(({ id, name, sku, ean, price, stock, was, shown, imageUrl }) => ({
    ...(id && { id }),
    name: name.trim(),
    sku: sku.trim() || null,
    ean: ean.trim() || null,
    price: price.trim() ? readPrice(price) : null,
    shown: shown ? 1 : 0,
    imageUrl: imageUrl || null,
    ...(stock.trim() !== `${was ?? ""}` && {
      inventory: stock.trim() || 0,
      ...(was !== undefined && { inventoryWas: was }),
    }),
  })) as OptionRow[];
}
