import type { Enquiry } from "./use-enquiries";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Due {
  /** The words, such as "Answer due in 5 h" or "12 h late". */
  text: string;
  late: boolean;
}

/**
 * Return how long is left of the promised time; undefined once it is answered or has its outcome. `now` is by
 * the shop's clock.
 */
export function dueOf(
  { status, outcome, dueAt }: Pick<Enquiry, "status" | "outcome" | "dueAt">,
  now: number,
): Due | undefined {
  if (status === "answered" || outcome) return undefined;
  const left = Date.parse(dueAt) - now;
  return left >= 0
    ? { text: `Answer due in ${inUnits(left)}`, late: false }
    : { text: `${inUnits(-left)} late`, late: true };
}

/** Return the shop's time as the rows show it: the latest moment at which one of them was measured. */
export function shopTimeOf(enquiries: Pick<Enquiry, "createdAt" | "ageSeconds">[]): number {
  return Math.max(
    0,
    ...enquiries.map(({ createdAt, ageSeconds }) => Date.parse(createdAt) + ageSeconds * 1000),
  );
}

/** Write whole units, the last minute as one. */
function inUnits(length: number): string {
  if (length < HOUR) return `${Math.max(1, Math.floor(length / MINUTE))} min`;
  if (length < 2 * DAY) return `${Math.floor(length / HOUR)} h`;
  return `${Math.floor(length / DAY)} days`;
}
