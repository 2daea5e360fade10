import type { Category, Product, Subcategory } from "@/shared/api/types";
import { categoryLabel } from "../shared/category-label";

export interface FilterOption {
  /** The filter's slug in the URL; null is "All". */
  slug: string | null;
  label: string;
  /** It is left out where it is not known. */
  count?: number;
}

/**
 * Return the choices that have products, "All" before them; none where there is no choice. Each is counted in
 * `counted`, which is what the other filters leave.
 */
export function filterOptions(
  products: Product[],
  choices: FilterChoice[],
  counted: Product[] = products,
): FilterOption[] {
  const offered = choices
    .filter(({ holds }) => products.some(holds))
    .map(({ slug, label, holds }) => ({ slug, label, count: counted.filter(holds).length }));
  return offered.length < 2 ? [] : [{ slug: null, label: "All", count: counted.length }, ...offered];
}

/** Return the products that the chosen filter leaves; an unknown one leaves everything. */
export function applyFilter(products: Product[], choices: FilterChoice[], slug: string | null): Product[] {
  const choice = choices.find((candidate) => candidate.slug === slug);
  return choice ? products.filter(choice.holds) : products;
}

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
