const longDay = new Intl.DateTimeFormat("en-IE", { dateStyle: "long", timeZone: "UTC" });

/** "22 November 2032" of "2032-11-22". */
export function formatDay(day: string): string {
  return longDay.format(new Date(day));
}
