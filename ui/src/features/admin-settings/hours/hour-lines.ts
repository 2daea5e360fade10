import type { components } from "@/shared/api/schema";

export type Opening = components["schemas"]["OpeningView"];

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export interface HourLine {
  days: string;
  hours: string;
}

/** Return the week as customers read it and the server writes it (app/shop/base/settings/hours.py). */
export function hourLines(spans: Opening[]): HourLine[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (let weekday = 1; weekday <= DAYS.length; weekday++) {
    const hours = sayHours(spans.filter((span) => span.weekday === weekday));
    const before = runs.at(-1);
    if (hours === "") continue;
    if (before?.last === weekday - 1 && before.hours === hours) before.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: sayDays(first, last), hours }));
}

function sayHours(spans: Opening[]): string {
  return spans
    .toSorted((one, other) => one.opens.localeCompare(other.opens))
    .map(({ opens, closes }) => `${sayTime(opens)}-${sayTime(closes)}`)
    .join(", ");
}

function sayDays(first: number, last: number): string {
  return first === last ? `${DAYS[first - 1]}` : `${DAYS[first - 1]}-${DAYS[last - 1]}`;
}

/** Return "08:00" as "8AM", and "13:30" as "1:30PM". */
function sayTime(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  const minutes = clock.slice(3) === "00" ? "" : `:${clock.slice(3)}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}
