import * as v from "valibot";
import { DIGITS, INVALID_INVENTORY, INVALID_PRICE, isPrice, readPrice } from "../value-rules";

/** Greatest lengths; the fields take no more. */
export const LIMITS = { name: 200, slug: 500, description: 5000, alt: 500 };

/** The server's rules in the server's words. */
export const productSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, "Name must be at least 2 characters")),
  slug: v.pipe(v.string(), v.trim(), v.minLength(2, "Slug is required")),
  description: v.pipe(v.string(), v.trim(), v.minLength(10, "Description must be at least 10 characters")),
  price: v.pipe(v.string(), v.check(isPrice, INVALID_PRICE), v.transform(readPrice)),
  category: v.pipe(v.string(), v.trim(), v.minLength(2, "Category is required")),
  subcategoryId: v.pipe(
    v.string(),
    v.transform((id) => id || null),
  ),
  inventory: v.pipe(v.string(), v.trim(), v.regex(DIGITS, INVALID_INVENTORY)),
  featured: v.pipe(
    v.boolean(),
    v.transform((on) => (on ? 1 : 0)),
  ),
});

/** As it stands in the form. */
export type ProductFields = v.InferInput<typeof productSchema>;
/** As it is sent. */
export type ProductValues = v.InferOutput<typeof productSchema>;

export const NEW_PRODUCT: ProductFields = {
  name: "",
  slug: "",
  description: "",
  price: "",
  category: "",
  subcategoryId: "",
  inventory: "0",
  featured: false,
};
