import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

export type JobLinkInfo = components["schemas"]["JobLinkView"];
export type Proposal = components["schemas"]["ExtraWorkBody"];

/** The customer's page of a job; what was answered meanwhile is there when the owner comes back. */
export function useJobLink(jobId: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/jobs/${jobId}/link`)),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/** The job's own photos. */
export function useJobPhotoList(jobId: string) {
  return useQuery(reading(apiKey(`/api/admin/jobs/${jobId}/photos`)));
}

/** Mails the page's link, or makes one to pass on. */
export function useSendLink(jobId: string) {
  const refresh = useRefreshJob(jobId);
  return useMutation({
    mutationFn: (by: "mail" | "link") =>
      request(`/api/admin/jobs/${jobId}/link`, { method: "POST", body: { by } }),
    onSuccess: (_made, by) => {
      if (by === "mail") tellMail("The link will be sent in a moment");
      return refresh();
    },
    onError: tellFailure("The link could not be sent"),
  });
}

/** Asks the customer for extra work. */
export function useProposeWork(jobId: string) {
  const refresh = useRefreshJob(jobId);
  return useMutation({
    mutationFn: (body: Proposal) => request(`/api/admin/jobs/${jobId}/extra-work`, { method: "POST", body }),
    onSuccess: (_made, { by }) => {
      if (by === "mail") tellMail("The question will be sent in a moment");
      return refresh();
    },
    onError: tellFailure("The customer could not be asked"),
  });
}

function tellMail(title: string): void {
  toast({ title, link: { to: "/admin/mails", label: "E-mails" } });
}

function useRefreshJob(jobId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: apiKey(`/api/admin/jobs/${jobId}`) });
}
