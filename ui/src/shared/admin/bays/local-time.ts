/** Days and times of the workshop's clock are texts, "2026-11-24" and "2026-11-24T09:00", without a time zone. */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_LETTERS = 10;

/** A day has so many minutes by the clock. */
export const DAY_MINUTES = 1440;

export function dayOf(local: string): string {
  return local.slice(0, DAY_LETTERS);
}

export function clockOf(local: string): string {
  return local.slice(DAY_LETTERS + 1, DAY_LETTERS + 6);
}

/** Return the minutes from midnight to a time, "09:30" or "2026-11-24T09:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(-5).split(":").map(Number);
  return hours * 60 + minutes;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, DAY_LETTERS);
}

/** Return the time so many minutes of the clock later, or earlier. */
export function addMinutes(local: string, count: number): string {
  return new Date(Date.parse(`${local}Z`) + count * MINUTE_MS).toISOString().slice(0, DAY_LETTERS + 6);
}

/** Return the time at so many minutes of a day. */
export function timeAt(day: string, minutes: number): string {
  return addMinutes(`${day}T00:00`, minutes);
}

export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}

/** Return the minutes of the clock from one time to another. */
export function minutesBetween(starts: string, ends: string): number {
  return Math.round((Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`)) / MINUTE_MS);
}

/** Return 1 for Monday to 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

export function listDays(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => addDays(first, place));
}

/** Return the whole weeks that have a day's month. */
export function weeksOfMonth(day: string): string[] {
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const last = addDays(addMonths(day, 1), -1);
  return listDays(first, daysBetween(first, addDays(mondayOf(last), 7)));
}

/** Return the first day of the month so many months later. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, DAY_LETTERS);
}

const long = new Intl.DateTimeFormat("en-IE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const short = new Intl.DateTimeFormat("en-IE", { weekday: "short", day: "numeric", timeZone: "UTC" });
const startDay = new Intl.DateTimeFormat("en-IE", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-IE", { month: "long", year: "numeric", timeZone: "UTC" });
const dayAndMonth = new Intl.DateTimeFormat("en-IE", { day: "numeric", month: "long", timeZone: "UTC" });

/** Return "Tuesday 24 November". */
export function sayDay(day: string): string {
  return long.format(new Date(day)).replace(",", "");
}

/** Return "Tue 24". */
export function sayShortDay(day: string): string {
  return short.format(new Date(day)).replace(",", "");
}

/** Return "November 2026". */
export function sayMonth(day: string): string {
  return month.format(new Date(day));
}

/** Return "23 to 29 November 2026". */
export function sayWeek(first: string, last: string): string {
  const begin =
    first.slice(0, 7) === last.slice(0, 7)
      ? `${Number(first.slice(-2))}`
      : dayAndMonth.format(new Date(first));
  return `${begin} to ${dayAndMonth.format(new Date(last))} ${last.slice(0, 4)}`;
}

/** Return "Tue 1 Dec, 09:00". */
export function sayStart(local: string): string {
  return `${startDay.format(new Date(dayOf(local))).replace(",", "")}, ${clockOf(local)}`;
}

/** Return "Tell Ciara Walsh: Tue 1 Dec, 09:00"; nothing where no car is awaited or its customer knows the day. */
export function sayOffer(booking: {
  customer: string;
  day: string | null;
  dayInformed: string | null;
}): string {
  const { customer, day, dayInformed } = booking;
  return day && day !== dayInformed ? `Tell ${customer}: ${sayStart(day)}` : "";
}

/** Return "Tuesday 24 November, 09:00-12:00", with both days where it has two. */
export function saySpan(starts: string, ends: string): string {
  const begin = `${sayDay(dayOf(starts))}, ${clockOf(starts)}`;
  if (dayOf(starts) === dayOf(ends)) return `${begin}-${clockOf(ends)}`;
  return `${begin} to ${sayDay(dayOf(ends))}, ${clockOf(ends)}`;
}
