import { ApiError } from "@/shared/api/api-error";
import type { components } from "@/shared/api/schema";

type ProductView = components["schemas"]["ProductImportView"];
/** Only the outcome of a product file has these. */
type ProductOutcome = Pick<ProductView, "ids" | "newCategories" | "newManufacturers" | "newModels">;
/** Only the outcome of a fitment file has these. */
type FitmentView = components["schemas"]["FitmentImportView"];
type FitmentOutcome = Pick<FitmentView, "removed" | "newModels">;
/** The result of an import, or of its dry run. */
export type Outcome = Omit<ProductView, keyof ProductOutcome | "lines" | "columns"> & {
  lines: PlannedLine[];
  columns: FileColumn[];
} & Partial<FitmentOutcome & ProductOutcome>;
export type Fault = components["schemas"]["ImportFault"];
export type PlannedLine = components["schemas"]["ImportLine"] &
  Partial<Pick<components["schemas"]["ProductImportLine"], "changes" | "sku" | "price" | "inventory">>;
export type FileColumn = ProductView["columns"][number] | FitmentView["columns"][number];
export type ProductField = NonNullable<ProductView["columns"][number]["field"]>;
export type FitmentField = NonNullable<FitmentView["columns"][number]["field"]>;

/**
 * Return the outcome of a refused import, which says line by line why, like a dry run; null when the refusal is
 * another one.
 */
export function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  try {
    const body = JSON.parse(error.body) as Partial<Outcome>;
    return Array.isArray(body.errors) && Array.isArray(body.lines) ? (body as Outcome) : null;
  } catch {
    return null;
  }
}

/** Return the number of products or rows that an import would write. */
export function changesOf({ created, updated, removed = 0 }: Outcome): number {
  return created + updated + removed;
}
