import * as v from "valibot";
import { readPrice } from "@/shared/admin/money/read-price";
import type { OwnProduct } from "@/shared/admin/types";
import { workshopTime } from "@/shared/admin/workshop-time";
import { newProduct } from "@/shared/api/fields/admin-fields";
import { textWithin } from "@/shared/ui/forms/text-within";
import { isBarcode, isPrice, STOCK } from "../value-rules";

/** Return the rule of a box that is sent as 1 or 0. */
function flag() {
  return v.pipe(
    v.boolean(),
    v.transform((on) => (on ? 1 : 0)),
  );
}

/** The units of a content, in the server's words. */
export const PACK_UNITS = ["ml", "l", "g", "kg", "m", "m2", "piece"] as const;

const isContent = (text: string) => newProduct.packAmount.pattern.test(text) && Number(text) > 0;

const { min, max } = newProduct.leadDays;
const isLeadTime = (text: string) => text === "" || (/^[0-9]+$/.test(text) && Number(text) >= min);

const orNone = (text: string) => text || null;

/** These are the server's rules in the server's words. */
export const productSchema = v.object({
  name: textWithin("Name", newProduct.name),
  slug: textWithin("Address", newProduct.slug),
  description: textWithin("Description", newProduct.description),
  price: v.pipe(v.string(), v.check(isPrice, newProduct.price.message), v.transform(readPrice)),
  category: textWithin("Category", newProduct.category),
  subcategoryId: v.pipe(v.string(), v.transform(orNone)),
  inventory: textWithin("Stock", { ...newProduct.inventory, pattern: STOCK }),
  fits: v.picklist(["listed", "open", "universal"]),
  sku: v.pipe(textWithin("Part number", newProduct.sku), v.transform(orNone)),
  ean: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || isBarcode(text), newProduct.ean.message),
    v.transform(orNone),
  ),
  manufacturer: v.pipe(v.string(), v.transform(orNone)),
  taxRateId: v.pipe(v.string(), v.transform(orNone)),
  packAmount: v.pipe(
    v.string(),
    v.transform(readPrice),
    v.check((text) => text === "" || isContent(text), newProduct.packAmount.message),
    v.transform(orNone),
  ),
  packUnit: v.pipe(
    v.picklist(["", ...PACK_UNITS]),
    v.transform((unit) => unit || null),
  ),
  warnings: v.pipe(textWithin("Warnings", newProduct.warnings), v.transform(orNone)),
  madeToOrder: flag(),
  leadDays: v.pipe(
    v.string(),
    v.trim(),
    v.check(isLeadTime, newProduct.leadDays.message),
    v.check((text) => Number(text) <= max, `Days until more can be had must be at most ${max}`),
    v.transform((text) => (text === "" ? null : Number(text))),
  ),
  supplier: v.pipe(textWithin("Supplier", newProduct.supplier), v.transform(orNone)),
  place: v.pipe(textWithin("Place", newProduct.place), v.transform(orNone)),
  featured: flag(),
  hidden: flag(),
  salePrice: v.pipe(
    v.string(),
    v.check((text) => text.trim() === "" || isPrice(text), newProduct.salePrice.message),
    v.transform((text) => orNone(readPrice(text))),
  ),
  saleFrom: v.pipe(v.string(), v.transform(orNone)),
  saleTo: v.pipe(v.string(), v.transform(orNone)),
});

/** The values in the form. */
export type ProductFields = v.InferInput<typeof productSchema>;
/** The values that are sent. */
export type ProductValues = v.InferOutput<typeof productSchema>;

export const NEW_PRODUCT: ProductFields = {
  name: "",
  slug: "",
  description: "",
  price: "",
  category: "",
  subcategoryId: "",
  inventory: "0",
  fits: "listed",
  sku: "",
  ean: "",
  manufacturer: "",
  taxRateId: "",
  packAmount: "",
  packUnit: "",
  warnings: "",
  madeToOrder: false,
  leadDays: "",
  supplier: "",
  place: "",
  featured: false,
  hidden: false,
  salePrice: "",
  saleFrom: "",
  saleTo: "",
};

/** These panels are under More while nothing in them is filled in. Each has its fields. */
export const MORE_PANELS = {
  sale: ["salePrice", "saleFrom", "saleTo"],
  options: [],
  numbers: ["sku", "ean", "manufacturer"],
  shop: ["taxRateId", "supplier", "place", "leadDays", "slug", "featured", "hidden"],
  law: ["packAmount", "packUnit", "warnings", "madeToOrder"],
} as const satisfies Record<string, readonly (keyof ProductFields)[]>;

/** Return a product as its form shows it: nothing as blank, a number as its text. */
export function fieldsOf(product: OwnProduct): ProductFields {
  const names = Object.keys(NEW_PRODUCT) as (keyof ProductFields)[];
  const shown = names.map((name) => [
    name,
    typeof NEW_PRODUCT[name] === "boolean" ? product[name] === 1 : String(product[name] ?? ""),
  ]);
  const times = { saleFrom: workshopTime(product.saleFrom), saleTo: workshopTime(product.saleTo) };
  return { ...(Object.fromEntries(shown) as ProductFields), ...times };
}
