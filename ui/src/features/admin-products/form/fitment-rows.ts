import { tellFailure } from "@/shared/admin/tell-failure";
import type { Fitment } from "@/shared/admin/types";
import { request } from "@/shared/api/request";
import type { CarModel } from "@/shared/api/types";
import type { CopyMode } from "../copy-fitment-dialog";

/** The details of a model that the part fits, as they are typed. */
export interface FitmentDetails {
  yearFrom: string;
  yearTo: string;
  /** The engines that it fits; none means every engine. */
  engineIds: readonly string[];
  note: string;
  /** With 1 it fits only if the note is true. */
  isCondition: number;
}

/** The models that a part fits, by id, each with its details. */
export type FitmentRows = ReadonlyMap<string, FitmentDetails>;

/** It fits all years, and has no note. */
export const WHOLE: FitmentDetails = { yearFrom: "", yearTo: "", engineIds: [], note: "", isCondition: 0 };

export function rowsOf(fitment: Fitment | undefined): FitmentRows {
  const typed = (fitment?.rows ?? []).map(
    ({ modelId, yearFrom, yearTo, engineIds, note, isCondition }) =>
      [
        modelId,
        {
          yearFrom: String(yearFrom ?? ""),
          yearTo: String(yearTo ?? ""),
          engineIds,
          note: note ?? "",
          isCondition,
        },
      ] as const,
  );
  return new Map(typed);
}

/** Return the rows of a restored draft. An older one may lack a detail. */
export function draftedRows(rows: [string, Partial<FitmentDetails>][]): FitmentRows {
  return new Map(rows.map(([id, details]) => [id, { ...WHOLE, ...details }]));
}

/** Read the fitment of another product. A failure is shown. */
export async function readFitment(id: string): Promise<Fitment> {
  try {
    return await request(`/api/admin/products/${id}/fitment`);
  } catch (error) {
    tellFailure("Failed to read the vehicles")(error);
    throw error;
  }
}

/**
 * Return the rows with those of another product. A model that it fits already has its own details still, or all
 * are replaced.
 */
export function withCopied(rows: FitmentRows, copied: Fitment, mode: CopyMode): FitmentRows {
  return mode === "replace" ? rowsOf(copied) : new Map([...rowsOf(copied), ...rows]);
}

/** Return the rows as the server takes them. */
export function toBody(rows: FitmentRows) {
  return [...rows].map(([modelId, details]) => ({ modelId, ...details, engineIds: [...details.engineIds] }));
}

/** Return "2017–2019 · 2.0 TDI · only with sport brakes"; blank without details. */
export function describeDetails(
  { yearFrom, yearTo, engineIds, note }: FitmentDetails,
  { engines }: Pick<CarModel, "engines">,
): string {
  const years = yearFrom || yearTo ? `${yearFrom}–${yearTo}` : "";
  const named = engines.filter(({ id }) => engineIds.includes(id)).map(({ name }) => name);
  return [years, named.join(", "), note].filter(Boolean).join(" · ");
}
