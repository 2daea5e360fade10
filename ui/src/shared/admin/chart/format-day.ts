const day = new Intl.DateTimeFormat("en-IE", { day: "numeric", month: "short", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-IE", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-IE");

/** Return "2026-03-02" as "2 Mar". Days are UTC's, whatever the owner's own zone is. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** Return the name of a bar's day: "2 Mar", or "2 Mar from 23:20 UTC" where only the rest of it counts. */
export function nameDay({ date, from }: ChartDay): string {
  return from ? `${formatDay(date)} from ${time.format(new Date(from))} UTC` : formatDay(date);
}

/** Return 12345 as "12,345". */
export function formatCount(count: number): string {
  return number.format(count);
}

/** A day and what is counted on it. */
export interface DayCount {
  date: string;
  count: number;
}

/** A bar of the chart. `from` is the moment at which the day begins to count, where that is not its midnight. */
export interface ChartDay extends DayCount {
  from?: string;
}

/**
 * Put the part of a day with which the period begins before its whole days, so that the bars add up to the
 * total.
 */
export function daysSince(since: string, earlier: number, days: DayCount[]): ChartDay[] {
  return earlier > 0 ? [{ date: since.slice(0, 10), count: earlier, from: since }, ...days] : days;
}
