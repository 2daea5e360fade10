import { serverMessage } from "@/shared/api/api-error";
import { AskWorkshop } from "@/shared/quote/ask-workshop";
import { ExtraWork } from "./extra-work";
import { JobSheet } from "./job-sheet";
import { isOpen, isOver, sayMoment, sayStanding } from "./job-words";
import { type CustomerJob, useAnswer } from "./use-job";

const FAILED = "Your answer could not be sent. Please try again.";

/** A job that its customer follows, and answers what is asked. */
export function OpenJob({ token, job }: { token: string; job: CustomerJob }) {
  const answer = useAnswer(token);
  const refusal = answer.isError ? (serverMessage(answer.error) ?? FAILED) : undefined;
  const open = isOver(job) ? [] : job.lines.filter(isOpen);
  return (
    <article className="flex flex-col gap-8">
      <Standing job={job} />
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      {open.length > 0 && (
        <ExtraWork lines={open} pending={answer.isPending} onAnswer={(given) => answer.mutate(given)} />
      )}
      <JobSheet token={token} job={job} />
      <AskWorkshop
        business={job.business}
        about={`Job ${job.number}`}
        words="Something is unclear, or you want it another way? Call or write."
      />
    </article>
  );
}

function Standing({ job }: { job: CustomerJob }) {
  const isPromised = job.promisedAt && !isOver(job) && job.status !== "ready";
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 text-lead"
    >
      <p>{sayStanding(job)}</p>
      {isPromised && <p className="text-muted">{`Promised for ${sayMoment(job.promisedAt ?? "")}.`}</p>}
    </div>
  );
}
