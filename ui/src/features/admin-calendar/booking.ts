import { addDays, dayOf, daysBetween, minutesOf, timeAt, weekdayOf } from "@/shared/admin/bays/local-time";
import type { Appointment, Calendar, Slot } from "./plan";
import type { Purpose } from "./use-calendar";

/** The appointment with which the dialog begins. */
export interface Booking {
  /** The appointment that is changed; a new one has none. */
  appointment?: Appointment;
  slot: Slot;
  purpose: Purpose;
  /** Its time was picked in the calendar. */
  isPicked?: boolean;
  /** The reasons for which the server refused this place, by field. */
  errors?: Record<string, string>;
}

/** The fields of the dialog as typed. */
export interface Typed {
  bayId: string;
  day: string;
  from: string;
  lastDay: string;
  to: string;
}

const HOUR = 60;
const STEP = 30;
const USUAL_OPENS = 9 * HOUR;
const USUAL_CLOSES = 18 * HOUR;

export function typedOf({ bayId, starts, ends }: Slot): Typed {
  return { bayId, day: dayOf(starts), from: starts.slice(-5), lastDay: dayOf(ends), to: ends.slice(-5) };
}

export function slotOf({ bayId, day, from, lastDay, to }: Typed): Slot {
  return { bayId, starts: `${day}T${from}`, ends: `${lastDay}T${to}` };
}

/** Return the fields with another first day, which changes the last one too. */
export function withDay(typed: Typed, day: string): Typed {
  if (day === "" || typed.day === "") return { ...typed, day };
  return { ...typed, day, lastDay: addDays(typed.lastDay, daysBetween(typed.day, day)) };
}

/**
 * Return the first free hour of a day in any bay, within the opening hours, or their first hour where none is
 * free.
 */
export function freeSlot({ bays, opening }: Calendar, day: string): Slot {
  const spans = opening.filter(({ weekday }) => weekday === weekdayOf(day));
  const open = Math.min(...spans.map(({ opens }) => minutesOf(opens)), USUAL_CLOSES);
  const begin = spans.length > 0 ? open : USUAL_OPENS;
  const end = spans.length > 0 ? Math.max(...spans.map(({ closes }) => minutesOf(closes))) : USUAL_CLOSES;
  for (let minutes = begin; minutes + HOUR <= end; minutes += STEP) {
    const [starts, ends] = [timeAt(day, minutes), timeAt(day, minutes + HOUR)];
    const free = bays.find(({ appointments }) =>
      appointments.every((each) => each.ends <= starts || each.starts >= ends),
    );
    if (free) return { bayId: free.id, starts, ends };
  }
  return { bayId: bays[0]?.id ?? "", starts: timeAt(day, begin), ends: timeAt(day, begin + HOUR) };
}
