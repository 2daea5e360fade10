import type { Category, Product } from "@/shared/api/types";
import { formatPrice } from "@/shared/lib/money";
import { categoryLabel } from "../shared/category-label";

/**
 * Describe a model's parts in one sentence: "14 parts, from €9.00 to €1,900.00: 9 Styling Parts and 5 Car
 * Accessories."
 */
export function describeParts(
  products: Pick<Product, "category" | "price">[],
  categories: Pick<Category, "name" | "slug">[],
): string {
  const count = products.length === 1 ? "1 part" : `${products.length} parts`;
  const kinds = categories
    .map((category) => ({ label: categoryLabel(category), count: products.filter(isOf(category)).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${count} ${label}`);
  const named = new Intl.ListFormat("en-IE", { type: "conjunction" }).format(kinds);
  return `${count}, ${priceRange(products.map(({ price }) => price))}${named && `: ${named}`}.`;
}

function isOf({ name }: Pick<Category, "name">) {
  return ({ category }: Pick<Product, "category">) => category === name;
}

function priceRange(prices: string[]): string {
  const sorted = [...prices].sort((a, b) => Number(a) - Number(b));
  const [least = "0", most = "0"] = [sorted[0], sorted.at(-1)];
  if (least === most) return `at ${formatPrice(least)}`;
  return `from ${formatPrice(least)} to ${formatPrice(most)}`;
}
