import type { CarModel } from "@/shared/api/types";

/** So many years back are offered where a model's first year is not known. */
const BACK = 40;

/** Return the years of a model, newest first; none where they are not known. */
export function yearsOf(
  { yearFrom, yearTo }: Pick<CarModel, "yearFrom" | "yearTo">,
  thisYear: number,
): number[] {
  if (yearFrom === null && yearTo === null) return [];
  const last = Math.min(yearTo ?? thisYear + 1, thisYear + 1);
  const first = yearFrom ?? last - BACK;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index);
}
