import type { RowField } from "@/shared/admin/forms/row-fields";
import type { AdminEngine, CountedBrand, CountedModel } from "@/shared/admin/types";

export function brandFields(row?: CountedBrand): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  return [
    { name: "name", label: "Name", value: row.name },
    { name: "slug", label: "Address", value: row.slug, hint: "Part of its web address in the shop" },
  ];
}

const READ_FROM_YEAR = "Taken from the year. Fill it in only if that is wrong; blank means open-ended.";

/**
 * Return whether the years of the model are a text that could not be read. No part can then be said to fit by
 * its year.
 */
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
    fields.push({
      name,
      label,
      keys: "numeric",
      value: String(row?.[name] ?? ""),
      hint: READ_FROM_YEAR,
      optional: true,
    });
  }
  return row ? [...fields, { name: "slug", label: "Address", value: row.slug }] : fields;
}

export function engineFields(row?: AdminEngine): RowField[] {
  const [yearFrom, yearTo, power] = [row?.yearFrom, row?.yearTo, row?.powerKw].map((each) =>
    String(each ?? ""),
  );
  return [
    { name: "name", label: "Name", value: row?.name ?? "", hint: "For example: 2.0 TDI" },
    { name: "fuel", label: "Fuel", value: row?.fuel, hint: FUELS, optional: true },
    { name: "powerKw", keys: "numeric", label: "Power in kW", value: power, optional: true },
    { name: "code", label: "Engine code", value: row?.code, hint: "For example: CRBC", optional: true },
    {
      name: "yearFrom",
      keys: "numeric",
      label: "From",
      value: yearFrom,
      hint: "Leave blank for all years of the model.",
      optional: true,
    },
    { name: "yearTo", keys: "numeric", label: "To", value: yearTo, optional: true },
  ];
}

const FUELS = "petrol, diesel, hybrid, electric or other";

export const PASTED_ENGINES: RowField[] = [
  {
    name: "text",
    label: "Engines",
    hint: "One per line: 2.0 TDI; diesel; 110; CRBC; 2013-2019. The name alone is enough. You can paste rows from a spreadsheet.",
    multiline: true,
  },
];

export const PASTED_MODELS: RowField[] = [
  {
    name: "text",
    label: "Models",
    hint: "One per line, with the years: Golf Mk7 2013-2019. If the numbers are not years, put a semicolon after the name. You can paste rows from a spreadsheet.",
    multiline: true,
  },
];
