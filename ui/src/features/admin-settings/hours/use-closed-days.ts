import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type ClosedDay = Shapes["ClosedDayView"];

const CLOSED = apiKey("/api/admin/closed-days");

export const useClosedDays = () => useQuery(reading(CLOSED));

export function useCloseDays() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Shapes["ClosedDaysBody"]) =>
      request("/api/admin/closed-days", { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: CLOSED }),
    onError: tellUnlessAtField("The days could not be closed"),
  });
}

export function useOpenDay() {
  const client = useQueryClient();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: (day: string) => callUndoably(`/api/admin/closed-days/${day}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => {
      tell({ title: "The day is open again" }, undo);
      return client.invalidateQueries({ queryKey: CLOSED });
    },
    onError: tellFailure("The day could not be opened"),
  });
}
