import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { NotebookText } from "lucide-react";
import { withQuery } from "@/shared/admin/query-text";
import { TimeText } from "@/shared/admin/time-text";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import { Badge } from "@/shared/ui/badge";
import { EmptyState } from "@/shared/ui/empty-state";

export function LogList({ events, search }: { events: LogEvent[]; search: string }) {
  if (events.length === 0) {
    return (
      <EmptyState icon={NotebookText} title={search ? "Nothing found" : "Nothing logged yet"}>
        {search
          ? "Nothing matches. Enter a number exactly as it is in the message, without brackets."
          : "The program's own messages will appear here."}
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

const LEVELS = {
  WARNING: <Badge tone="warn">Warning</Badge>,
  ERROR: <Badge tone="danger">Error</Badge>,
  CRITICAL: <Badge tone="danger">Error</Badge>,
};

/** Show one event: when, what, and behind a click what a programmer would ask for. */
function LogEventRow({ event: { at, level, text, detail } }: { event: LogEvent }) {
  return (
    <li className="flex flex-col gap-1 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {at && <TimeText of={at} />}
        {LEVELS[level as keyof typeof LEVELS]}
      </div>
      <p className="break-words">{text}</p>
      {detail && (
        <details>
          <summary className="cursor-pointer text-muted">Technical details</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="mt-2 max-h-80 overflow-auto border border-line p-3">
            {detail}
          </pre>
        </details>
      )}
    </li>
  );
}

type LogEvent = components["schemas"]["EventView"];

/** Return the newest events, or those with the searched words, read again whenever the list is opened. */
export function useLog(search: string) {
  return useQuery({
    ...reading(apiKey(withQuery("/api/admin/log", { search }))),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    gcTime: 0,
  });
}
