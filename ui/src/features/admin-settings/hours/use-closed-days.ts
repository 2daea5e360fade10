import { useQuery } from "@tanstack/react-query";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { dateWriter } from "@/shared/lib/time/date-writer";
import type { ToastMessage } from "@/shared/ui/toast-store";

type Shapes = components["schemas"];

export type ClosedDay = Shapes["ClosedDayView"];

const CLOSED = apiKey("/api/admin/closed-days");

export const useClosedDays = () => useQuery(reading(CLOSED));

export function useCloseDays() {
  const before = useClosedDays().data ?? [];
  return useCall(
    (body: Shapes["ClosedDaysBody"]) => request("/api/admin/closed-days", { method: "POST", body }),
    {
      failure: "The days could not be closed",
      atFields: true,
      success: (closed) => sayReplaced(before, closed),
      reload: CLOSED,
    },
  );
}

export function useOpenDay() {
  return useUndoableCall(
    (day: string) => callUndoably(`/api/admin/closed-days/${day}`, { method: "DELETE" }),
    {
      failure: "The day could not be opened",
      success: { title: "The day is open again" },
      undoneTitle: UNDONE,
      reload: CLOSED,
    },
  );
}

const writeDay = dateWriter({ day: "numeric", month: "long", timeZone: "UTC" });

/** Return the toast that names the first day that was closed already for another reason; undefined for none. */
export function sayReplaced(before: ClosedDay[], closed: ClosedDay[]): ToastMessage | undefined {
  const reasons = new Map(before.map(({ day, reason }) => [day, reason]));
  const [first, ...others] = closed.filter(({ day, reason }) => (reasons.get(day) ?? reason) !== reason);
  if (!first) return undefined;
  const more = others.length > 0 ? `, and ${others.length} more` : "";
  return {
    title: `Closed already: ${writeDay(new Date(first.day))}${more}`,
    description: `The reason was ${quoted(reasons.get(first.day))} and is now ${quoted(first.reason)}.`,
  };
}

function quoted(reason: string | undefined): string {
  return reason ? `“${reason}”` : "not given";
}
