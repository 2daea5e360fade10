const month = new Intl.DateTimeFormat("en-IE", { month: "long", year: "numeric", timeZone: "UTC" });

/** Return "2026-03" as "March 2026". */
export function monthWords(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01`));
}
