import { useQuery } from "@tanstack/react-query";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type ClosedDay = Shapes["ClosedDayView"];

const CLOSED = apiKey("/api/admin/closed-days");

export const useClosedDays = () => useQuery(reading(CLOSED));

export function useCloseDays() {
  return useCall(
    (body: Shapes["ClosedDaysBody"]) => request("/api/admin/closed-days", { method: "POST", body }),
    { failure: "The days could not be closed", atFields: true, reload: CLOSED },
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
