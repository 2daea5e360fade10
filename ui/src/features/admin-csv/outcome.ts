import { ApiError } from "@/shared/api/api-error";
import type { components } from "@/shared/api/schema";

/** The result of an import, or of its dry run. */
export type Outcome = components["schemas"]["ImportView"] & Partial<FitmentOutcome>;
/** Only of a fitment file. */
type FitmentOutcome = Pick<components["schemas"]["FitmentImportView"], "removed" | "newModels">;
export type Fault = components["schemas"]["ImportFault"];
export type PlannedLine = components["schemas"]["ImportLine"];

/** A refused import says line by line why, like a dry run; null when the refusal is another one. */
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
