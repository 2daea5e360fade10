import { useState } from "react";
import { InformCustomer } from "@/shared/admin/jobs/inform-customer";
import { JobMark } from "@/shared/admin/jobs/job-rows";
import type { JobStatus } from "@/shared/admin/jobs/use-job-list";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { AdminJob } from "./job-draft";
import { useTakeStep } from "./use-job";

const STEPS: Record<JobStatus, string> = {
  booked: "",
  arrived: "Car arrived",
  in_work: "Begin work",
  waiting: "Waiting",
  ready: "Ready",
  collected: "Collected",
  cancelled: "Cancel job",
};
const ENDS: Partial<Record<JobStatus, string>> = {
  collected: "The car has been collected, so the lines can no longer change.",
  cancelled: "This job is cancelled. There is nothing more to do.",
};

/** The status of the job, and exactly the steps that may come next. */
export function JobSteps({ job, isChanged }: { job: AdminJob; isChanged: boolean }) {
  const { mutate, isPending, variables } = useTakeStep(job);
  const [isCancelling, setCancelling] = useState(false);
  const [notify, setNotify] = useState(false);
  const take = (status: JobStatus) => mutate({ status, notify: notify && status === "ready" });
  const [first] = job.nextStatuses;
  return (
    <section
      aria-labelledby="status"
      className="panel flex flex-wrap items-center gap-x-5 gap-y-3 p-5 lg:col-span-2"
    >
      <div className="flex items-center gap-3">
        <h2 id="status" className="font-sans font-semibold">
          Status
        </h2>
        <JobMark status={job.status} />
      </div>
      {ENDS[job.status] && <p className="text-muted">{ENDS[job.status]}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {job.nextStatuses.map((status) => (
          <Button
            key={status}
            size="small"
            variant={status === "cancelled" ? "danger" : status === first ? "primary" : "secondary"}
            held={isChanged || (isPending && variables?.status !== status)}
            pending={isPending && variables?.status === status}
            onClick={() => (status === "cancelled" ? setCancelling(true) : take(status))}
          >
            {status === "in_work" && job.status !== "arrived" ? "Back to work" : STEPS[status]}
          </Button>
        ))}
      </div>
      {job.email && job.nextStatuses.includes("ready") && (
        <Checkbox
          label="Ready: e-mail the customer"
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
        />
      )}
      {job.status === "ready" && (
        <InformCustomer
          jobId={job.id}
          what="ready"
          label={
            job.readyInformedAt
              ? `${job.customer} was told that the car is ready`
              : `Tell ${job.customer}: the car is ready`
          }
          canMail={job.email !== null}
        />
      )}
      {isChanged && <p className="text-muted">Save or discard your changes first.</p>}
      <ConfirmDialog
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onConfirm={async () => take("cancelled")}
        title={`Cancel job ${job.number}?`}
        description={sayCancelling(job)}
        confirmLabel="Cancel job"
        pendingLabel="Cancelling…"
        destructive
      />
    </section>
  );
}

function sayCancelling({ lines }: AdminJob): string {
  const isAnyFitted = lines.some(({ stockTaken }) => stockTaken > 0);
  return isAnyFitted
    ? "Fitted parts stay out of stock until you press “Take back” at their line. A cancelled job stays on record."
    : "Its promised parts can be sold again. A cancelled job stays on record.";
}
