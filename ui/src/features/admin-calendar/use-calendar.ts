import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { sayOffer } from "@/shared/admin/bays/local-time";
import { refreshCalendar } from "@/shared/admin/bays/use-proposal";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";
import type { Appointment, Slot } from "./plan";

type Shapes = components["schemas"];

export type JobBooking = Shapes["JobBookingView"];

/** The job that an appointment is for, or a title of its own. */
export interface Purpose {
  jobId: string | null;
  title: string;
}

/** Return the days from the first to the last, with all appointments in them. */
export function useCalendar(first: string, last: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/calendar?from=${first}&to=${last}` as "/api/admin/calendar")),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

/** Return the appointments of a job, and the day that its customer asked for. */
export function useJobBooking(jobId: string | null) {
  return useQuery({
    ...reading(bookingKey(jobId)),
    enabled: jobId !== null,
    refetchOnMount: "always",
  });
}

function bookingKey(jobId: string | null) {
  return apiKey(`/api/admin/appointments?jobId=${jobId}` as "/api/admin/appointments");
}

/** Offer to tell a job's customer the day after a move of its bay, unless they know it or none is awaited. */
export function useOfferToTell(onTell: (jobId: string) => void) {
  const client = useQueryClient();
  return async (jobId: string, note: string | null) => {
    const booking = await client.fetchQuery({ ...reading(bookingKey(jobId)), staleTime: 0 });
    const offer = sayOffer(booking);
    if (!offer) return;
    const action = { label: "Tell them", onAct: () => onTell(jobId), elsewhere: "also on the job's page" };
    toast({ title: "Appointment changed", description: [note, offer].filter(Boolean).join(" "), action });
  };
}

/** Return the open jobs that are found by a number, a name or a car. */
export function useFoundJobs(search: string) {
  const query = new URLSearchParams({ search, status: "open" });
  return useQuery({
    ...reading(apiKey(`/api/admin/jobs?${query}` as "/api/admin/jobs")),
    enabled: search !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface Save {
  /** The appointment that is changed. Without one a bay is booked. */
  was?: Appointment | undefined;
  slot: Slot;
  purpose?: Purpose;
}

/** Book a bay, or change an appointment. The form shows a refusal that names fields. */
export function useSaveAppointment() {
  return useCall(
    ({ was, slot: { bayId, starts, ends }, purpose }: Save) =>
      was
        ? request(`/api/admin/appointments/${was.id}`, {
            method: "PATCH",
            // A time that there is twice in the night when the clocks go back is left as it was.
            body: {
              bayId,
              ...(starts !== was.starts && { startsAt: starts }),
              ...(ends !== was.ends && { endsAt: ends }),
              ...purpose,
            },
          })
        : request("/api/admin/appointments", {
            method: "POST",
            body: { bayId, startsAt: starts, endsAt: ends, jobId: null, title: "", ...purpose },
          }),
    {
      failure: "The appointment could not be saved",
      atFields: true,
      success: ({ note }, { was }) => ({
        title: was ? "Appointment changed" : "Bay booked",
        description: note ?? undefined,
      }),
      reload: refreshCalendar,
    },
  );
}

export function useRemoveAppointment() {
  return useUndoableCall(
    (id: string) => callUndoably(`/api/admin/appointments/${id}`, { method: "DELETE" }),
    {
      failure: "The appointment could not be removed",
      success: { title: "Appointment removed" },
      reload: refreshCalendar,
    },
  );
}
