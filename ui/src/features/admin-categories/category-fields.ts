import type { RowField } from "@/shared/admin/row-fields";
import type { CountedCategory, CountedSubcategory } from "@/shared/admin/types";

/** A new row's slug is made from its name; an existing one's can be changed. */
export function categoryFields(row?: CountedCategory): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  const carried = row.productCount === 1 ? "Its product comes" : `Its ${row.productCount} products come`;
  return [
    {
      name: "name",
      label: "Name",
      value: row.name,
      ...(row.productCount > 0 && { hint: `${carried} along with a new name.` }),
    },
    { name: "slug", label: "Slug", value: row.slug, hint: "Part of the address in the shop" },
  ];
}

export function subcategoryFields(row?: CountedSubcategory): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  return [
    { name: "name", label: "Name", value: row.name },
    { name: "slug", label: "Slug", value: row.slug },
  ];
}
