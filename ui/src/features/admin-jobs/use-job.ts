import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { type JobStatus, refreshJobs } from "@/shared/admin/jobs/use-job-list";
import { tellFailure } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import type { AdminJob, JobChange } from "./job-draft";

/** A job; whoever comes back to it sees the customer's answers. */
export function useAdminJob(id: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/jobs/${id}`)),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/** Notes that the owner has seen the customer's answers to extra work, as the job shows them. */
export function useSeenAnswers(job: AdminJob | undefined) {
  const client = useQueryClient();
  const answers =
    job?.lines.flatMap((line) => (line.askedAt && (line.approvedAt ?? line.refusedAt)) || []) ?? [];
  const last = answers.sort().at(-1);
  const isNew = last !== undefined && (job?.answersSeenAt ?? "") < last;
  const id = job?.id;
  useEffect(() => {
    if (!isNew || !last) return;
    request(`/api/admin/jobs/${id as string}/answers-seen`, { method: "POST" })
      .then(() => client.invalidateQueries({ queryKey: apiKey("/api/admin/today") }))
      // Today goes on counting them, and the next look notes it.
      .catch(() => undefined);
  }, [id, isNew, last, client]);
}

/** Shows the job as the server answers it, and reads the lists anew. */
function useShowJob(id: string) {
  const client = useQueryClient();
  return (job: AdminJob) => {
    client.setQueryData(apiKey(`/api/admin/jobs/${id}`), job);
    return refreshJobs(client);
  };
}

export function useSaveJob(id: string) {
  const show = useShowJob(id);
  return useMutation({
    mutationFn: (body: Partial<JobChange>) =>
      request(`/api/admin/jobs/${id}`, { method: "PATCH", body: body as JobChange }),
    onSuccess: (saved) => {
      toast({ title: "Job saved" });
      return show(saved);
    },
    onError: tellFailure("The job could not be saved"),
  });
}

interface Step {
  status: JobStatus;
  /** Kept in the history. */
  note?: string | null;
  /** Mails the customer that the car is ready. */
  notify: boolean;
  /** Fits all agreed parts first. */
  fit?: boolean;
}

export function useTakeStep({ id, updatedAt }: AdminJob) {
  const show = useShowJob(id);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) =>
      request(`/api/admin/jobs/${id}/status`, { method: "POST", body: { ...step, updatedAt } }),
    onSuccess: show,
    onError: (error) => {
      tellFailure("The status could not be changed")(error);
      return refreshJobs(client);
    },
  });
}

/** Takes the part of a line from stock, or gives it back. */
export function useFitLine(jobId: string, lineId: string) {
  const show = useShowJob(jobId);
  return useMutation({
    mutationFn: (isFitted: boolean) =>
      request(`/api/admin/jobs/${jobId}/lines/${lineId}/fitted`, { method: isFitted ? "POST" : "DELETE" }),
    onSuccess: show,
    onError: tellFailure("The stock was not changed"),
  });
}

export function useRemoveJob(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: () => callUndoably(`/api/admin/jobs/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => {
      tell({ title: "Job deleted" }, undo);
      navigate("/admin/jobs", { replace: true });
      return refreshJobs(client);
    },
    onError: tellFailure("The job could not be deleted"),
  });
}
