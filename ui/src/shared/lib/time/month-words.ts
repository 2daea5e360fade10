import { dateWriter } from "./date-writer";

const writeMonth = dateWriter({ month: "long", year: "numeric", timeZone: "UTC" });

/** Return "2026-03" as "March 2026". */
export function monthWords(yearAndMonth: string): string {
  return writeMonth(new Date(`${yearAndMonth}-01`));
}
