const longDay = new Intl.DateTimeFormat("en-IE", { dateStyle: "long", timeZone: "UTC" });

/** Return "2032-11-22" as "22 November 2032". */
export function formatDay(day: string): string {
  return longDay.format(new Date(day));
}
