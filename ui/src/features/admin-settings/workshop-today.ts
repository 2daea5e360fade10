/** The server opens and closes the shop by this zone's days. */
const WORKSHOP_ZONE = "Europe/Dublin";

/** "2026-08-24". Swedish writes a day as ISO does. */
export function workshopToday(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: WORKSHOP_ZONE }).format(new Date());
}
