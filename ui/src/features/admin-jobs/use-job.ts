import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSaveDraft } from "@/shared/admin/drafts/use-save-draft";
import { type JobStatus, refreshJobs } from "@/shared/admin/jobs/use-job-list";
import { refreshAfterDeletion } from "@/shared/admin/refresh-catalogue";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { AdminJob, JobChange, JobEditing } from "./job-draft";

/** Return a job. It is read again when the owner comes back to it, with the customer's answers. */
export function useAdminJob(id: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/jobs/${id}`)),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/** Note that the owner has seen the customer's answers to extra work, as the job shows them. */
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
      // Today still counts them, and the next look notes it.
      .catch(() => undefined);
  }, [id, isNew, last, client]);
}

/** Show the job as the server answers it, and read the lists again. */
function useShowJob(id: string) {
  const client = useQueryClient();
  return (job: AdminJob) => {
    client.setQueryData(apiKey(`/api/admin/jobs/${id}`), job);
    return refreshJobs(client);
  };
}

export function useSaveJob(id: string, editing: JobEditing) {
  const show = useShowJob(id);
  return useSaveDraft(
    apiKey(`/api/admin/jobs/${id}`),
    editing,
    (body: Partial<JobChange>) =>
      request(`/api/admin/jobs/${id}`, { method: "PATCH", body: body as JobChange }),
    { success: { title: "Job saved" }, done: show },
  );
}

interface Step {
  status: JobStatus;
  /** The history records it. */
  note?: string | null;
  /** The customer gets a mail that the car is ready. */
  notify: boolean;
  /** All agreed parts are fitted first. */
  fit?: boolean;
}

export function useTakeStep({ id, updatedAt }: AdminJob) {
  const show = useShowJob(id);
  const client = useQueryClient();
  return useCall(
    (step: Step) => request(`/api/admin/jobs/${id}/status`, { method: "POST", body: { ...step, updatedAt } }),
    { failure: "The status could not be changed", done: show, refused: () => refreshJobs(client) },
  );
}

/** Take the part of a line from stock, or give it back. */
export function useFitLine(jobId: string, lineId: string) {
  const show = useShowJob(jobId);
  return useCall(
    (isFitted: boolean) =>
      request(`/api/admin/jobs/${jobId}/lines/${lineId}/fitted`, { method: isFitted ? "POST" : "DELETE" }),
    { failure: "The stock was not changed", done: show },
  );
}

export function useRemoveJob(id: string) {
  const navigate = useNavigate();
  return useUndoableCall(() => callUndoably(`/api/admin/jobs/${id}`, { method: "DELETE" }), {
    failure: "The job could not be deleted",
    success: { title: "Job deleted" },
    done: () => navigate("/admin/jobs", { replace: true }),
    reload: (client) => refreshAfterDeletion(client, id),
  });
}
