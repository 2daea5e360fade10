import type { RowField } from "@/shared/admin/forms/row-fields";
import type { CountedBrand, CountedModel } from "@/shared/admin/types";

export function brandFields(row?: CountedBrand): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  return [
    { name: "name", label: "Name", value: row.name },
    { name: "slug", label: "Slug", value: row.slug, hint: "Part of the address in the shop" },
  ];
}

const READ_FROM_YEAR = "Read from the year. Fill it in only where that is wrong; blank is open.";

/** Return whether the model has years as a text that nobody could read: no part can be said to fit by its year. */
export function hasUnreadYears({ year, yearFrom, yearTo }: CountedModel): boolean {
  return Boolean(year) && yearFrom === null && yearTo === null;
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
  for (const [name, label] of [
    ["yearFrom", "From"],
    ["yearTo", "To"],
  ] as const) {
    fields.push({ name, label, value: String(row?.[name] ?? ""), hint: READ_FROM_YEAR, optional: true });
  }
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
