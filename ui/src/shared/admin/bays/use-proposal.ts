import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type BayProposal = components["schemas"]["BayProposalView"];
export type BookedPart = components["schemas"]["BookedPart"];

/** The job or quote that a time is needed for, and the wishes for it. */
export interface Wish {
  jobId?: string;
  quoteId?: string;
  bayId?: string;
  day?: string;
  /** The exact time to begin, by the workshop's clock. */
  startsAt?: string;
}

/** Return free times for the hours of a job or a quote. Without a wish none is asked for. */
export function useProposal(wish: Wish | undefined) {
  const named = Object.entries(wish ?? {}).filter(([, value]) => value);
  const query = new URLSearchParams(Object.fromEntries(named));
  return useQuery({
    ...reading(apiKey(`/api/admin/appointments/proposal?${query}` as "/api/admin/appointments/proposal")),
    enabled: wish !== undefined,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    placeholderData: keepPreviousData,
  });
}

/** Return the parts as they are booked. */
export function partsOf({ parts }: BayProposal): BookedPart[] {
  return parts.map(({ bayId, startsAt, endsAt }) => ({ bayId, startsAt, endsAt }));
}

/** Book all parts of a job's work. Where a time was taken meanwhile, another one is proposed. */
export function useBookParts(jobId: string) {
  return useCall(
    (parts: BookedPart[]) =>
      request("/api/admin/appointments/parts", { method: "POST", body: { jobId, parts } }),
    {
      failure: "The bay could not be booked",
      success: { title: "Bay booked" },
      reload: refreshCalendar,
      reloadsAlways: true,
    },
  );
}

const READ_ANEW = ["calendar", "appointments", "today"];

export function refreshCalendar(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => READ_ANEW.some((name) => `${queryKey[2]}`.startsWith(name)),
  });
}
