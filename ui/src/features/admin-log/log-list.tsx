import { NotebookText } from "lucide-react";
import { EmptyState } from "@/shared/ui/empty-state";
import { LogEventRow } from "./log-event";
import type { LogEvent } from "./use-log";

export function LogList({ events, search }: { events: LogEvent[]; search: string }) {
  if (events.length === 0) {
    return (
      <EmptyState icon={NotebookText} title={search ? "Nothing found" : "Nothing noted yet"}>
        {search
          ? "No event holds this. A number is found as it stands in the message, without brackets."
          : "What the program notes about itself will stand here."}
      </EmptyState>
    );
  }
  return (
    <ol aria-label="Events, newest first">
      {events.map((event, place) => (
        <LogEventRow key={`${event.at} ${place}`} event={event} />
      ))}
    </ol>
  );
}
