import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import type { FileColumn, ImportField } from "./outcome";

/** The field of each column of a file by its heading; blank where the column is left out. */
export type Matching = Record<string, ImportField | "">;

/** The fields as the owner knows them. What only an export writes is not offered. */
const LABELS: Record<Exclude<ImportField, "id" | "createdAt" | "stockAsOf">, string> = {
  name: "Name",
  description: "Description",
  price: "Price",
  category: "Category",
  subcategoryId: "Subcategory",
  inventory: "Stock",
  sku: "SKU",
  ean: "Barcode (EAN)",
  manufacturer: "Manufacturer",
  models: "Fitting models, as Brand/Model;Brand/Model",
  codes: "Part numbers, as oem:5K0 615 301",
  fits: "Fits: listed, open or universal",
  featured: "Featured: 1 or 0",
  slug: "Slug, the address in the shop",
  imageUrl: "Picture, as /uploads/…",
  imageUrl2: "Second picture, as /uploads/…",
};

/** Return whether a file has headings of its own, which must be matched before it can be read. */
export function needsMatching(columns: FileColumn[]): boolean {
  return columns.some(({ known }) => !known) || !columns.some(({ field }) => field === "slug");
}

/** The matching that is proposed: each field once, the first column first. */
export function proposeMatching(columns: FileColumn[]): Matching {
  const taken = new Set<ImportField>();
  const pairs = columns.map(({ header, field }): [string, ImportField | ""] => {
    if (!field || taken.has(field)) return [header, ""];
    taken.add(field);
    return [header, field];
  });
  return Object.fromEntries(pairs);
}

/** A column takes a field; another that had it is left out. */
export function matchColumn(matching: Matching, header: string, field: ImportField | ""): Matching {
  const others = Object.entries(matching).map(([name, had]) => [name, had === field ? "" : had]);
  return { ...Object.fromEntries(others), [header]: field };
}

interface MatchColumnsProps {
  columns: FileColumn[];
  /** The owner's matching, when it is changed once more. */
  before: Matching | null;
  busy: boolean;
  onMatch: (matching: Matching) => void;
}

/** The columns of another program's file, each with a few of its cells and the field that it is taken for. */
export function MatchColumns({ columns, before, busy, onMatch }: MatchColumnsProps) {
  const [matching, setMatching] = useState(() => before ?? proposeMatching(columns));
  const hasName = Object.values(matching).includes("name");
  return (
    <section aria-label="What the columns are" className="flex flex-col gap-5">
      <p className="text-muted">
        Say once what each column is: it is remembered. A product without a slug gets one from its name; one
        whose SKU the shop knows is changed.
      </p>
      <ul className="border-line border-t">
        {columns.map((column) => (
          <li key={column.header} className="border-line border-b py-3">
            <ColumnRow
              column={column}
              value={matching[column.header] ?? ""}
              onChange={(field) => setMatching(matchColumn(matching, column.header, field))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          disabled={!hasName}
          pending={busy}
          pendingLabel="Checking…"
          onClick={() => onMatch(matching)}
        >
          Check the file
        </Button>
        {!hasName && <p className="text-danger">Please say which column has the name of the product.</p>}
      </div>
    </section>
  );
}

interface ColumnRowProps {
  column: FileColumn;
  value: ImportField | "";
  onChange: (field: ImportField | "") => void;
}

function ColumnRow({ column, value, onChange }: ColumnRowProps) {
  return (
    <Field
      label={column.header || "(no heading)"}
      hint={column.samples.length > 0 ? column.samples.join(" · ") : "Empty"}
      className="sm:grid sm:grid-cols-2 sm:items-center sm:gap-x-6 sm:*:last:col-start-2 sm:*:last:row-span-2 sm:*:last:row-start-1"
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value as ImportField | "")}
        >
          <option value="">Leave out</option>
          {Object.entries(LABELS).map(([field, label]) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
