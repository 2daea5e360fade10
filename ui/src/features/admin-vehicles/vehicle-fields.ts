import type { RowField } from "@/shared/admin/forms/row-fields";
import type { CountedBrand, CountedModel } from "@/shared/admin/types";

export function brandFields(row?: CountedBrand): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  return [
    { name: "name", label: "Name", value: row.name },
    { name: "slug", label: "Slug", value: row.slug, hint: "Part of the address in the shop" },
  ];
}

export function modelFields(row?: CountedModel): RowField[] {
  const fields: RowField[] = [
    { name: "name", label: "Name", value: row?.name ?? "" },
    {
      name: "year",
      label: "Year",
      value: row?.year ?? "",
      hint: "As you would say it: 2013-2019",
      optional: true,
    },
  ];
  return row ? [...fields, { name: "slug", label: "Slug", value: row.slug }] : fields;
}

export const PASTED_MODELS: RowField[] = [
  {
    name: "text",
    label: "Models",
    hint: "One a line, the years after a semicolon: Golf Mk7; 2013-2019. Rows copied from a spreadsheet work too.",
    multiline: true,
  },
];
