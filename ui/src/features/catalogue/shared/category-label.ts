import type { Category } from "@/shared/api/types";

export const LABELS: Record<string, string> = {
  "valeting-cleaning-equipment": "Valeting and Cleaning Equipment",
  "car-accessories": "Car Accessories",
  "styling-parts": "Styling Parts",
};

/** The shop's own label of its three main categories, of any other its name. */
export function categoryLabel({ slug, name }: Pick<Category, "slug" | "name">): string {
  return LABELS[slug] ?? name;
}
