import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** A job as its customer sees it. */
export type CustomerJob = components["schemas"]["JobView"];
export type JobLine = CustomerJob["lines"][number];
export type ExtraWorkAnswer = components["schemas"]["ExtraWorkAnswer"] & { lineId: string };

function keyOf(token: string) {
  return apiKey(`/api/jobs/${encodeURIComponent(token)}`);
}

/** Return the job that a link opens. It is read again when the customer comes back to the page. */
export function useJob(token: string) {
  const query = useQuery({ ...reading(keyOf(token)), refetchOnWindowFocus: "always" });
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return { job: query.data, isMissing, isError: query.isError, retry: query.refetch };
}

/** Undo an answer that was just given. */
export function useUndo(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineId: string) =>
      request(`/api/jobs/${encodeURIComponent(token)}/lines/${lineId}/undo`, { method: "POST" }),
    onSuccess: (undone) => client.setQueryData(keyOf(token), undone),
    onError: (error) =>
      error instanceof ApiError ? client.invalidateQueries({ queryKey: keyOf(token) }) : undefined,
  });
}

/** Ask the workshop about a job. */
export function useAsk(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      request(`/api/jobs/${encodeURIComponent(token)}/questions`, { method: "POST", body: { text } }),
    onSuccess: (asked) => client.setQueryData(keyOf(token), asked),
  });
}

/** Approve or decline extra work. A line that has changed or gone meanwhile is read again. */
export function useAnswer(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lineId, ...body }: ExtraWorkAnswer) =>
      request(`/api/jobs/${encodeURIComponent(token)}/lines/${lineId}`, { method: "POST", body }),
    onSuccess: (answered) => client.setQueryData(keyOf(token), answered),
    onError: (error) =>
      error instanceof ApiError && [404, 409].includes(error.status)
        ? client.invalidateQueries({ queryKey: keyOf(token) })
        : undefined,
  });
}
