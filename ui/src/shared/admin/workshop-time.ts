import { workshopZone } from "@/shared/api/fields/rules";

/** Return a moment as the workshop's clock shows it, "2026-11-27T09:00", blank for none. Swedish writes it as ISO does. */
export function workshopTime(moment: string | null): string {
  if (!moment) return "";
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: workshopZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return clock.format(new Date(moment)).replace(" ", "T");
}
