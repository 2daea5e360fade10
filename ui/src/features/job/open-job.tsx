import { lazy, Suspense, useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { sayNumber } from "@/shared/lib/practice";
import { AskWorkshop } from "@/shared/quote/ask-workshop";
import { ExtraWork } from "./extra-work";
import { JobSheet } from "./job-sheet";
import { describeJob, isOpen, isOver, sayMoment } from "./job-words";
import { type CustomerJob, type ExtraWorkAnswer, type JobLine, useAnswer, useAsk, useUndo } from "./use-job";

/** It is loaded only where something is to pay, or was paid by card. */
const PayJob = lazy(() => import("./pay-job"));
/** It is loaded only where a day is booked. */
const BookedDay = lazy(() => import("@/shared/quote/booked-day"));
const FAILED = "Your answer could not be sent. Please try again.";
const NOT_UNDONE = "This could not be undone. Please try again.";

/** Show a job to its customer, who follows it and answers what is asked. */
export function OpenJob({ token, job }: { token: string; job: CustomerJob }) {
  const answer = useAnswer(token);
  const undo = useUndo(token);
  const refusal = sayRefusal(answer, FAILED) ?? sayRefusal(undo, NOT_UNDONE);
  if (job.isErased) return <Erased job={job} />;
  const asked = isOver(job) ? [] : job.lines.filter((line) => isOpen(line) || line.undoFor > 0);
  const give = (given: ExtraWorkAnswer) => {
    undo.reset();
    answer.mutate(given);
  };
  const takeBack = (line: JobLine) => {
    answer.reset();
    undo.mutate(line.id);
  };
  return (
    <article className="flex flex-col gap-8">
      <JobProgress token={token} job={job} />
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      {asked.length > 0 && (
        <ExtraWork
          lines={asked}
          photos={job.photos}
          pending={answer.isPending || undo.isPending}
          answered={answer.variables?.lineId}
          onAnswer={give}
          onUndo={takeBack}
        />
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

function sayRefusal({ isError, error }: { isError: boolean; error: unknown }, otherwise: string) {
  return isError ? (serverMessage(error) ?? otherwise) : undefined;
}

function JobProgress({ token, job }: { token: string; job: CustomerJob }) {
  const isPromised = job.promisedAt && !isOver(job) && job.status !== "ready";
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 text-lead"
    >
      <p>{describeJob(job)}</p>
      {job.bookedFor && (
        <Suspense fallback={null}>
          <BookedDay token={token} address={job.business.address} />
        </Suspense>
      )}
      {isPromised && <p className="text-muted">{`Promised for ${sayMoment(job.promisedAt ?? "")}.`}</p>}
    </div>
  );
}

/** Show what is left of a job whose customer was erased. */
function Erased({ job }: { job: CustomerJob }) {
  return (
    <article className="flex flex-col gap-8">
      <p className="text-lead text-muted">
        The personal details of this job have been erased. There is nothing more to show.
      </p>
      <AskWorkshop
        business={job.business}
        about={`Job ${sayNumber(job.number)}`}
        words="Is something unclear?"
      />
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
      about={`Job ${sayNumber(job.number)}`}
      words={`Is something unclear, or would you like it done differently? ${job.business.phone ? "Ask here or call." : "Ask here."}`}
      questionBox={{ questions, answersByMail, text, ask, onText: setText }}
    />
  );
}
