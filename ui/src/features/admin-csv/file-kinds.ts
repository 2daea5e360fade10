import { newProduct } from "@/shared/api/fields/admin-fields";
import type { FileColumn, FitmentField, ProductField } from "./outcome";

/** A kind of file: the call that it is sent to, and the fields that its columns can have. */
export interface FileKind {
  path: "/api/admin/import/products" | "/api/admin/import/fitment";
  /** The noun for one thing that the file changes. */
  noun: string;
  /** The option that adds what the file names and the shop does not have. */
  adding: "addMissing" | "createModels";
  addingLabel: string;
  /** The label of the file's input. */
  choose: string;
  /** The ways to treat vehicles that are not in the file. */
  modes?: { label: string; options: { value: string; label: string }[] };
  /** The options for the first file. */
  options: Record<string, boolean | string>;
  /** The answers that are about one file's effect. They are not used for any other file. */
  answers: Record<string, boolean>;
  /** The fields in the owner's words. */
  labels: Record<string, string>;
  /** A file of the shop's own always has these fields. */
  always: readonly string[];
  /** A matched file cannot be read without these fields. */
  needed: Record<string, string>;
  /** The sentence about a line's effect, above the columns. */
  explanation: string;
}

/** A column of a product file that is no field of a product. What only an export has cannot be chosen. */
type OtherColumn = Exclude<ProductField, keyof typeof newProduct | "id" | "createdAt" | "stockAsOf">;

/** Return the titles of the fields that have one: these are columns of a file. */
function titlesOf(fields: Record<string, { title?: string }>) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { title }]) => (title ? [[name, title]] : [])),
  );
}

export const PRODUCTS: FileKind = {
  path: "/api/admin/import/products",
  noun: "product",
  adding: "addMissing",
  addingLabel: "Add categories, makers and vehicles that are not in the shop",
  choose: "Choose a CSV or Excel file",
  options: { stock: false, addMissing: true },
  answers: { stock: false },
  labels: {
    ...titlesOf(newProduct),
    taxRate: "Tax rate (name or value)",
    models: "Models it fits, such as Brand/Model;Brand/Model",
    codes: "Part numbers, such as oem:5K0 615 301",
    moreImages: "Further pictures",
    goesWith: "Goes with, such as wheel-cleaner;wheel-brush",
    replaces: "Instead of it, such as wheel-cleaner-5-litres",
    documents: "Documents that it keeps, such as Fitting guide;Certificate",
    option: "Name of an option, which has a line of its own",
  } satisfies Record<OtherColumn, string>,
  always: ["slug"],
  needed: { name: "name of the product" },
  explanation:
    "A product without an address gets one from its name. A product whose part number the shop already has is changed.",
};

export const FITMENT: FileKind = {
  path: "/api/admin/import/fitment",
  noun: "line",
  adding: "createModels",
  addingLabel: "Add models that are not in the shop",
  choose: "Choose a fitment file, CSV or Excel",
  modes: {
    label: "Vehicles that are not in the file",
    options: [
      { value: "add", label: "Keep other vehicles" },
      { value: "replace", label: "Replace all vehicles of a product" },
    ],
  },
  options: { mode: "add", createModels: true },
  answers: {},
  labels: {
    product: "Product (its part number or address)",
    brand: "Brand of the vehicle",
    model: "Model",
    yearFrom: "From year",
    yearTo: "Until year",
    engines: "Engines, such as 1.4 TSI;2.0 TDI",
    note: "Note",
    isCondition: "The note is a condition",
  } satisfies Record<FitmentField, string>,
  always: ["product", "brand", "model"],
  needed: { product: "product", brand: "brand of the vehicle", model: "model" },
  explanation: "Each line lets one product fit one model.",
};

/** Return whether a file has headings of its own, which must be matched before it can be read. */
export function needsMatching({ always }: Pick<FileKind, "always">, columns: FileColumn[]): boolean {
  return (
    columns.some(({ known }) => !known) || always.some((name) => !columns.some(({ field }) => field === name))
  );
}
