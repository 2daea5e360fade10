import type { Category } from "@/shared/api/types";

export const LABELS: Record<string, string> = {
  "valeting-cleaning-equipment": "Valeting and Cleaning Equipment",
  "car-accessories": "Car Accessories",
  "styling-parts": "Styling Parts",
};

/** Return the shop's own label of its three main categories, and the name of any other. */
export function categoryLabel({ slug, name }: Pick<Category, "slug" | "name">): string {
  return LABELS[slug] ?? name;
}
