import { useQuery } from "@tanstack/react-query";
import { mailToast } from "@/shared/admin/mail-toast";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type JobLinkInfo = components["schemas"]["JobLinkView"];
export type Proposal = components["schemas"]["ExtraWorkBody"];

/** Return the customer's page of a job. It is read again when the owner comes back to it. */
export function useJobLink(jobId: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/jobs/${jobId}/link`)),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/** Return the job's own photos. */
export function useJobPhotoList(jobId: string) {
  return useQuery(reading(apiKey(`/api/admin/jobs/${jobId}/photos`)));
}

/** Mail the page's link, or make one to pass on. */
export function useSendLink(jobId: string) {
  return useCall(
    (by: "mail" | "link") => request(`/api/admin/jobs/${jobId}/link`, { method: "POST", body: { by } }),
    {
      failure: "The link could not be sent",
      success: (_made, by) => mailToast(by, "The link will be sent in a moment"),
      reload: apiKey(`/api/admin/jobs/${jobId}`),
    },
  );
}

/** Ask the customer for extra work. */
export function useProposeWork(jobId: string) {
  return useCall(
    (body: Proposal) => request(`/api/admin/jobs/${jobId}/extra-work`, { method: "POST", body }),
    {
      failure: "The customer could not be asked",
      success: (_made, { by }) => mailToast(by, "The question will be sent in a moment"),
      reload: apiKey(`/api/admin/jobs/${jobId}`),
    },
  );
}
