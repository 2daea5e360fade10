const day = new Intl.DateTimeFormat("en-IE", { day: "numeric", month: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-IE");

/** "2026-03-02" → "2 Mar": days are UTC's, whatever the owner's own zone. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** 12345 → "12,345". */
export function formatCount(count: number): string {
  return number.format(count);
}
