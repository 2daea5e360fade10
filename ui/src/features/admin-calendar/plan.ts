import { addDays, clockOf, DAY_MINUTES, dayOf, minutesOf, weekdayOf } from "@/shared/admin/bays/local-time";
import type { components } from "@/shared/api/schema";
import { sayNumber } from "@/shared/lib/practice";

type Shapes = components["schemas"];

export type Calendar = Shapes["CalendarView"];
export type BayPlan = Shapes["BayPlanView"];
export type Appointment = Shapes["AppointmentView"];
export type Promised = Shapes["PromisedView"];

/** A time in a bay, by the workshop's clock. */
export interface Slot {
  bayId: string;
  starts: string;
  ends: string;
}

/** The hours that the grid shows, in minutes from midnight. */
export interface Hours {
  from: number;
  to: number;
}

/** The part of an appointment on one of the days shown, in minutes of that day. */
export interface Segment {
  place: number;
  from: number;
  to: number;
  isLast: boolean;
}

const HOUR = 60;
const USUAL: Hours = { from: 8 * HOUR, to: 18 * HOUR };

/**
 * Return the hours of the days shown, by whole hours: the opening hours, and the times of appointments outside
 * of them.
 */
export function hoursOf({ opening, bays }: Calendar, days: string[]): Hours {
  const shown = new Set(days);
  const spans = opening.flatMap(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)]);
  const times = bays
    .flatMap(({ appointments }) => appointments)
    .flatMap(({ starts, ends }) => [
      ...(shown.has(dayOf(starts)) ? [minutesOf(starts)] : []),
      ...(shown.has(dayOf(ends)) && clockOf(ends) !== "00:00" ? [minutesOf(ends)] : []),
    ]);
  const all = [...(spans.length > 0 ? spans : [USUAL.from, USUAL.to]), ...times];
  const from = Math.floor(Math.min(...all) / HOUR) * HOUR;
  return {
    from,
    to: Math.min(DAY_MINUTES, Math.max(Math.ceil(Math.max(...all) / HOUR) * HOUR, from + HOUR)),
  };
}

/** Return the parts of a slot on the days shown. Hours that are not shown are cut off. */
export function segmentsOf({ starts, ends }: Slot, days: string[], hours: Hours): Segment[] {
  const first = dayOf(starts);
  const last = clockOf(ends) === "00:00" ? addDays(dayOf(ends), -1) : dayOf(ends);
  return days.flatMap((day, place) => {
    if (day < first || day > last) return [];
    const from = day === first ? clamp(minutesOf(starts), hours) : hours.from;
    const to = day === last ? clamp(minutesOf(ends) || DAY_MINUTES, hours) : hours.to;
    return { place, from, to, isLast: day === last };
  });
}

function clamp(minutes: number, { from, to }: Hours): number {
  return Math.min(Math.max(minutes, from), to);
}

/** Return the reason why a day is closed; "" without a reason, undefined for an open day. */
export function closedReason({ closedDays }: Calendar, day: string): string | undefined {
  return closedDays.find((closed) => closed.day === day)?.reason;
}

/** Return the spans of a day in which the workshop is closed; none while no opening hours are set. */
export function closedSpans(calendar: Calendar, day: string, hours: Hours): Hours[] {
  if (closedReason(calendar, day) !== undefined) return [hours];
  if (calendar.opening.length === 0) return [];
  const open = calendar.opening
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }));
  const edges = [hours.from, ...open.flatMap(({ from, to }) => [from, to]), hours.to];
  return edges
    .flatMap((from, place) => (place % 2 === 0 ? [{ from, to: edges[place + 1] ?? hours.to }] : []))
    .filter(({ from, to }) => to > from);
}

/** Return whether a weekday has no opening hours, once there are any. */
export function isDayOff({ opening }: Calendar, day: string): boolean {
  return opening.length > 0 && opening.every(({ weekday }) => weekday !== weekdayOf(day));
}

/** Return the days without those off on which there is nothing to do, because they would only take room. */
export function workingDays(calendar: Calendar, days: string[]): string[] {
  const needed = days.filter(
    (day) =>
      !isDayOff(calendar, day) ||
      day === calendar.today ||
      appointmentsOf(calendar, day).length + promisedOf(calendar, day).length > 0,
  );
  return days.length > 1 && needed.length > 0 ? needed : days;
}

/** Return the appointments of a day, by their start. */
export function appointmentsOf({ bays }: Calendar, day: string): Appointment[] {
  const begin = `${day}T00:00`;
  const end = `${addDays(day, 1)}T00:00`;
  return bays
    .flatMap(({ appointments }) => appointments)
    .filter(({ starts, ends }) => starts < end && ends > begin)
    .sort((a, b) => a.starts.localeCompare(b.starts));
}

export function promisedOf({ promised }: Calendar, day: string): Promised[] {
  return promised.filter((job) => dayOf(job.promised) === day);
}

/** Return "Job 17, Aoife Byrne", or else the title. */
export function nameOf({ jobNumber, customer, title }: Appointment): string {
  if (jobNumber === null) return title;
  return [`Job ${sayNumber(jobNumber)}`, customer].filter(Boolean).join(", ");
}

/** Return the times of an appointment on one day: "09:00-12:00", "from 09:00", "until 12:00", "all day". */
export function timesOn({ starts, ends }: Appointment, day: string): string {
  const begins = dayOf(starts) === day;
  const stops = dayOf(ends) === day;
  if (begins && stops) return `${clockOf(starts)}-${clockOf(ends)}`;
  if (begins) return `from ${clockOf(starts)}`;
  return stops ? `until ${clockOf(ends)}` : "all day";
}
