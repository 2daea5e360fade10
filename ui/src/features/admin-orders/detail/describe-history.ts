import { type OrderEvent, STATUS_NAMES } from "../order-types";

/** The server's note of a correction begins with this. */
const CORRECTED = "Corrected: ";

export interface HistoryEntry {
  title: string;
  note: string | null;
  at: string;
}

/** Describe the events, oldest first. One that does not change the status is a note or a correction. */
export function describeHistory(history: OrderEvent[]): HistoryEntry[] {
  return history.map(({ status, note, createdAt }, place) => {
    const title = titleOf(status, history[place - 1]?.status);
    return title === "Note" && note?.startsWith(CORRECTED)
      ? { title: "Corrected", note: linesOf(note.slice(CORRECTED.length)), at: createdAt }
      : { title, note, at: createdAt };
  });
}

/** Put each change on a line of its own. */
function linesOf(changes: string): string {
  return changes.split("; ").join("\n");
}

function titleOf(status: OrderEvent["status"], before: OrderEvent["status"] | undefined): string {
  if (before === undefined) return "Order placed";
  return before === status ? "Note" : STATUS_NAMES[status];
}
