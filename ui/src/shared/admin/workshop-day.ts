import { workshopZone } from "@/shared/api/fields/rules";

/** Return today where the workshop's days begin and end, "2026-03-31". Swedish writes a day as ISO does. */
export function workshopToday(now = new Date()): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: workshopZone }).format(now);
}
