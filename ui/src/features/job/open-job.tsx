import { lazy, Suspense, useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { AskWorkshop } from "@/shared/quote/ask-workshop";
import { ExtraWork } from "./extra-work";
import { JobSheet } from "./job-sheet";
import { isOpen, isOver, sayMoment, sayStanding } from "./job-words";
import { type CustomerJob, useAnswer, useAsk } from "./use-job";

/** Loaded only where something is to pay, or was paid by card. */
const PayJob = lazy(() => import("./pay-job"));
const FAILED = "Your answer could not be sent. Please try again.";

/** A job that its customer follows, and answers what is asked. */
export function OpenJob({ token, job }: { token: string; job: CustomerJob }) {
  const answer = useAnswer(token);
  const refusal = answer.isError ? (serverMessage(answer.error) ?? FAILED) : undefined;
  if (job.isErased) return <Erased job={job} />;
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
      {(job.canPay || job.cardPayment || job.transfer) && (
        <Suspense fallback={null}>
          <PayJob token={token} job={job} />
        </Suspense>
      )}
      <JobSheet token={token} job={job} />
      <Questions token={token} job={job} />
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

/** The end of a job whose customer was erased. */
function Erased({ job }: { job: CustomerJob }) {
  return (
    <article className="flex flex-col gap-8">
      <p className="text-lead text-muted">
        The personal data of this job was erased. There is nothing more to show.
      </p>
      <AskWorkshop business={job.business} about={`Job ${job.number}`} words="Is something unclear?" />
    </article>
  );
}

function Questions({ token, job }: { token: string; job: CustomerJob }) {
  const ask = useAsk(token);
  const [text, setText] = useState("");
  const { questions, answersByMail } = job;
  return (
    <AskWorkshop
      business={job.business}
      about={`Job ${job.number}`}
      words={`Something is unclear, or you want it another way? ${job.business.phone ? "Ask here or call." : "Ask here."}`}
      questionBox={{ questions, answersByMail, text, ask, onText: setText }}
    />
  );
}
