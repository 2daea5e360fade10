import type { Category, Product, Subcategory } from "@/shared/api/types";
import { categoryLabel } from "./category-label";

/** One way to narrow a list of products down. */
export interface FilterChoice {
  slug: string;
  label: string;
  holds: (product: Pick<Product, "category" | "subcategoryId">) => boolean;
}

export function categoryChoices(categories: Category[]): FilterChoice[] {
  return categories.map((category) => ({
    slug: category.slug,
    label: categoryLabel(category),
    holds: (product) => product.category === category.name,
  }));
}

export function subcategoryChoices(subcategories: Subcategory[]): FilterChoice[] {
  return subcategories.map(({ id, slug, name }) => ({
    slug,
    label: name,
    holds: (product) => product.subcategoryId === id,
  }));
}
