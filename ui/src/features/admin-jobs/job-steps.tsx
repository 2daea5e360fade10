import { type ReactNode, useState } from "react";
import { InformCustomer } from "@/shared/admin/jobs/inform-customer";
import { JobMark } from "@/shared/admin/jobs/job-rows";
import type { JobStatus } from "@/shared/admin/jobs/use-job-list";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { AdminJob } from "./job-draft";
import { canBeFitted } from "./line-state";
import { useTakeStep } from "./use-job";

const STEPS: Record<Exclude<JobStatus, "waiting">, string> = {
  booked: "",
  arrived: "Mark arrived",
  in_work: "Begin work",
  ready: "Mark ready",
  collected: "Mark collected",
  cancelled: "Cancel job",
};
const ENDS: Partial<Record<JobStatus, string>> = {
  collected: "The car has been collected, so the lines can no longer change.",
  cancelled: "This job is cancelled. There is nothing more to do.",
};

/** A job waits for one of these, which its history records. */
const WAITS = ["for parts", "for the customer"];

interface JobStepsProps {
  job: AdminJob;
  /** It is shown before the collection of a ready car. */
  moneyStep: ReactNode;
}

/** Show the status of the job, its one next step, and the others that may follow. */
export function JobSteps({ job, moneyStep }: JobStepsProps) {
  const { mutate, isPending, variables } = useTakeStep(job);
  const [notify, setNotify] = useState(false);
  const take = (status: JobStatus, fit = false, note: string | null = null) =>
    mutate({ status, fit, note, notify: notify && status === "ready" });
  const isFitting = job.nextStatuses.includes("ready") && job.lines.some((line) => canBeFitted(job, line));
  const money = job.status === "ready" && moneyStep;
  const [first] = job.nextStatuses;
  const isMain = (status: JobStatus) => status === first && !isFitting && !money;
  return (
    <section
      aria-labelledby="status"
      className="panel flex flex-wrap items-center gap-x-5 gap-y-3 lg:col-span-2"
    >
      <div className="flex items-center gap-3">
        <h2 id="status" className="font-sans font-semibold">
          Status
        </h2>
        <JobMark status={job.status} words={sayWait(job)} />
      </div>
      {ENDS[job.status] && <p className="text-muted">{ENDS[job.status]}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {money}
        {isFitting && (
          <Button size="small" variant="primary" pending={isPending} onClick={() => take("ready", true)}>
            Mark fitted and ready
          </Button>
        )}
        {listSteps(job).map(({ status, label, note }) => {
          const isTaken = isPending && variables?.status === status && variables.note === note;
          return (
            <Button
              key={label}
              size="small"
              variant={isMain(status) ? "primary" : "secondary"}
              held={isPending && !isTaken}
              pending={isTaken}
              onClick={() => take(status, false, note)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {job.email && job.nextStatuses.includes("ready") && (
        <Checkbox
          label="Ready: e-mail the customer"
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
        />
      )}
      {job.nextStatuses.includes("cancelled") && (
        <CancelJob job={job} held={isPending} onCancel={() => take("cancelled")} />
      )}
      {job.status === "ready" && (
        <div className="basis-full border-line border-t pt-4">
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
        </div>
      )}
    </section>
  );
}

interface NextStep {
  status: JobStatus;
  label: string;
  note: string | null;
}

/** Return the steps that have a button. "Wait for parts" and "Wait for the customer" are one status. */
function listSteps({ status: present, nextStatuses }: AdminJob): NextStep[] {
  return nextStatuses.flatMap((status): NextStep[] => {
    if (status === "cancelled") return [];
    if (status === "waiting") return WAITS.map((note) => ({ status, label: `Wait ${note}`, note }));
    const label = status === "in_work" && present !== "arrived" ? "Back to work" : STEPS[status];
    return [{ status, label, note: null }];
  });
}

/** Return "Waiting for parts", where the last step says for what the job waits. */
function sayWait({ status, history }: AdminJob): string | undefined {
  const note = history.findLast((event) => event.status)?.note;
  return status === "waiting" && note && WAITS.includes(note) ? `Waiting ${note}` : undefined;
}

interface CancelJobProps {
  job: AdminJob;
  held: boolean;
  onCancel: () => void;
}

function CancelJob({ job, held, onCancel }: CancelJobProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="small" variant="danger" held={held} onClick={() => setAsked(true)} className="ml-auto">
        Cancel job
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={async () => onCancel()}
        title={`Cancel job ${sayNumber(job.number)}?`}
        description={sayCancelling(job)}
        confirmLabel="Cancel job"
        pendingLabel="Cancelling…"
        destructive
      />
    </>
  );
}

function sayCancelling({ lines }: AdminJob): string {
  const isAnyFitted = lines.some(({ stockTaken }) => stockTaken > 0);
  return isAnyFitted
    ? "Fitted parts stay out of stock until you press “Return to stock” on their line. A cancelled job stays on record."
    : "Its promised parts can be sold again. A cancelled job stays on record.";
}
