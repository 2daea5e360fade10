import type { Fitment } from "@/shared/admin/types";

/** The details of a model that the part fits, as they are typed. */
export interface FitmentDetails {
  yearFrom: string;
  yearTo: string;
  note: string;
  /** 1: it fits only if the note holds. */
  isCondition: number;
}

/** The models that a part fits, by id, each with its details. */
export type FitmentRows = ReadonlyMap<string, FitmentDetails>;

/** All years, and no word to add. */
export const WHOLE: FitmentDetails = { yearFrom: "", yearTo: "", note: "", isCondition: 0 };

export function rowsOf(fitment: Fitment | undefined): FitmentRows {
  const typed = (fitment?.rows ?? []).map(
    ({ modelId, yearFrom, yearTo, note, isCondition }) =>
      [
        modelId,
        { yearFrom: String(yearFrom ?? ""), yearTo: String(yearTo ?? ""), note: note ?? "", isCondition },
      ] as const,
  );
  return new Map(typed);
}

/** Return the rows as the server takes them. */
export function toBody(rows: FitmentRows): (FitmentDetails & { modelId: string })[] {
  return [...rows].map(([modelId, details]) => ({ modelId, ...details }));
}

/** "2017–2019 · only with sport brakes"; blank without details. */
export function describeDetails({ yearFrom, yearTo, note }: FitmentDetails): string {
  const years = yearFrom || yearTo ? `${yearFrom}–${yearTo}` : "";
  return [years, note].filter(Boolean).join(" · ");
}
