import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
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
  /** Mails the customer that the car is ready. */
  notify: boolean;
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
