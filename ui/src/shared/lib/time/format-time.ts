import { dateWriter } from "./date-writer";

const writeMoment = dateWriter({
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** Return "2026-03-02T10:05:00Z" as "2 Mar 2026, 10:05", in the reader's own time zone. */
export function formatTime(iso: string): string {
  return writeMoment(new Date(iso));
}
