import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type JobSummary = components["schemas"]["JobSummaryView"];
export type JobStatus = JobSummary["status"];
type NewJob = components["schemas"]["NewJob"];

export const JOB_STATUSES: Record<JobStatus, string> = {
  booked: "Booked",
  arrived: "Arrived",
  in_work: "In work",
  waiting: "Waiting",
  ready: "Ready",
  collected: "Collected",
  cancelled: "Cancelled",
};

/** Return a page of jobs by a query such as "status=open". */
export function useJobs(query: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/jobs?${query}` as "/api/admin/jobs")),
    ...SHARED_LIST,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

/** Read jobs again, with all that screens show of them, and the times that they have or need in a bay. */
export async function refreshJobs(client: QueryClient): Promise<void> {
  const shown = /^(jobs|appointments)/;
  await client.invalidateQueries({ predicate: ({ queryKey }) => shown.test(`${queryKey[2]}`) });
}

/** Book a job without a quote, and open it. */
export function useBookJob() {
  const navigate = useNavigate();
  return useCall(
    (body: Pick<NewJob, "contactId" | "carId">) =>
      request("/api/admin/jobs", { method: "POST", body: { note: "", lines: [], ...body } }),
    {
      failure: "The job could not be booked",
      reload: refreshJobs,
      // A new job has nothing to read yet.
      afterReload: ({ id }) => navigate(`/admin/jobs/${id}`, { state: { isNew: true } }),
    },
  );
}
