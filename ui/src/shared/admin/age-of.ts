const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Return "just now", "25 minutes", "3 hours" or "2 days": whole units, rounded down. */
export function ageOf(since: string, now: number): string {
  const age = now - Date.parse(since);
  if (age < MINUTE) return "just now";
  if (age < HOUR) return inUnits(age / MINUTE, "minute");
  if (age < DAY) return inUnits(age / HOUR, "hour");
  return inUnits(age / DAY, "day");
}

function inUnits(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
