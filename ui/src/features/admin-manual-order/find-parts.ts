import type { AdminProduct } from "@/shared/admin/types";

/** What of a product the search and its line need. */
export type Part = Pick<AdminProduct, "id" | "name" | "category" | "price" | "inventory">;

/** The parts whose name and category hold all the words; all of them without a word. */
export function findParts(parts: Part[], search: string): Part[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.filter(({ name, category }) => {
    const text = `${name} ${category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
