import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

type Shapes = components["schemas"];

export type Bay = Shapes["BayView"];
export type Opening = Shapes["OpeningView"];
export type ClosedDay = Shapes["ClosedDayView"];

const BAYS = apiKey("/api/admin/bays");
const OPENING = apiKey("/api/admin/opening");
const CLOSED = apiKey("/api/admin/closed-days");

export const useBays = () => useQuery(reading(BAYS));
export const useOpening = () => useQuery(reading(OPENING));
export const useClosedDays = () => useQuery(reading(CLOSED));

/** Adds a bay, or renames the one with this id. */
export function useSaveBay(id?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Shapes["BayBody"]) =>
      id
        ? request(`/api/admin/bays/${id}`, { method: "PATCH", body })
        : request("/api/admin/bays", { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: BAYS }),
    onError: tellUnlessAtField("The bay could not be saved"),
  });
}

export function useSetOpening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (spans: Opening[]) => request("/api/admin/opening", { method: "PUT", body: { spans } }),
    onSuccess: (saved) => {
      client.setQueryData(OPENING, saved);
      toast({ title: "Opening hours saved" });
    },
  });
}

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
