import { countOf } from "@/shared/admin/count-of";
import { namesOf } from "@/shared/admin/in-use";
import type { CountedCategory, CountedSubcategory } from "@/shared/admin/types";

/** The places to which the products of a row may be moved before it is deleted, and the sentence about them. */
export interface ProductMove {
  id: string;
  name: string;
  sentence: string;
  /** The server's names of the places. A single one needs no choice. */
  places: { value: string; label: string }[];
}

function areIn(count: number): string {
  return `${countOf(count, "product")} ${count === 1 ? "is" : "are"} in it.`;
}

/** Return the move of a category's products; undefined where there are none, or no other category. */
export function categoryMove(category: CountedCategory, all: CountedCategory[]): ProductMove | undefined {
  const { id, name, productCount, subcategories } = category;
  const places = all.filter((each) => each.id !== id).map((each) => ({ value: each.id, label: each.name }));
  if (productCount === 0 || places.length === 0) return;
  const along =
    subcategories.length === 0
      ? []
      : [
          `Its ${subcategories.length === 1 ? "subcategory" : "subcategories"} (${namesOf(subcategories)}) ${subcategories.length === 1 ? "goes" : "go"} too.`,
        ];
  return { id, name, sentence: [areIn(productCount), ...along].join(" "), places };
}

/**
 * Return the move of a subcategory's products; undefined where there are none. They may be left in the category
 * alone.
 */
export function subcategoryMove(
  { id, name, productCount }: CountedSubcategory,
  { name: category, subcategories }: CountedCategory,
): ProductMove | undefined {
  if (productCount === 0) return;
  const others = subcategories.filter((each) => each.id !== id);
  const places = others.map((each) => ({ value: each.id, label: each.name }));
  return {
    id,
    name,
    sentence: areIn(productCount),
    places: [{ value: "none", label: `No subcategory, only ${category}` }, ...places],
  };
}
