import type { SettingsForm } from "./settings-form";

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const longDay = new Intl.DateTimeFormat("en-IE", { dateStyle: "long", timeZone: "UTC" });
const weekDay = new Intl.DateTimeFormat("en-IE", { weekday: "long", timeZone: "UTC" });

type Pause = Pick<SettingsForm, "closedUntil" | "closedMessage">;

interface PauseInWords {
  /** What the two fields together mean. */
  state: string;
  /** The sentence in the shop; undefined while it is open. */
  customersRead?: string;
}

/** What a pause means to customers, `today` being the workshop's day like "2026-08-24". */
export function describePause({ closedUntil, closedMessage }: Pause, today: string): PauseInWords {
  if (!DAY.test(closedUntil)) return { state: "The shop is open." };
  if (closedUntil <= today) return { state: "This day has come: the shop is open." };
  const opening = new Date(closedUntil);
  return {
    state: `Orders are possible again on ${weekDay.format(opening)}, ${longDay.format(opening)}, from midnight.`,
    customersRead: closedMessage.trim() || `We are closed until ${longDay.format(opening)}.`,
  };
}
