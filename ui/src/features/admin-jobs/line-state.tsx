import type { DraftLine } from "@/shared/admin/lines/draft-line";
import type { LineState } from "@/shared/admin/lines/line-fields";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import type { AdminJob, JobLine } from "./job-draft";
import { useFitLine } from "./use-job";

/** The state of a job's line: asked, approved, fitted. Buttons wait while something is not saved. */
export function lineStateOf(job: AdminJob, isChanged: boolean) {
  return ({ key }: DraftLine): LineState | undefined => {
    const line = job.lines.find(({ id }) => id === key);
    const isOver = job.nextStatuses.length === 0;
    if (!line) return undefined;
    return {
      isClosed: isOver || line.fittedAt !== null || line.askedAt !== null,
      stays: isOver || line.fittedAt !== null,
      note: (
        <>
          <Asked line={line} />
          {line.kind === "part" && <Fitted job={job} line={line} isChanged={isChanged} />}
        </>
      ),
    };
  };
}

/** The customer's word on extra work. */
function Asked({ line: { askedAt, approvedAt, refusedAt, answeredName, reason } }: { line: JobLine }) {
  if (!askedAt) return null;
  const answeredAt = approvedAt ?? refusedAt;
  return (
    <span className={approvedAt ? "text-ok" : "text-warn"}>
      {!answeredAt && "Extra work, asked "}
      {approvedAt && `Extra work, approved${answeredName ? ` by ${answeredName}` : ""} `}
      {refusedAt && `Extra work, refused${answeredName ? ` by ${answeredName}` : ""}: it does not count `}
      <TimeText of={answeredAt ?? askedAt} />
      {reason && <span className="wrap-anywhere block whitespace-pre-line text-muted">{reason}</span>}
    </span>
  );
}

function Fitted({ job, line, isChanged }: { job: AdminJob; line: JobLine; isChanged: boolean }) {
  const { mutate, isPending } = useFitLine(job.id, line.id);
  if (line.fittedAt)
    return (
      <>
        <span className="text-ok">
          {`Fitted, ${line.stockTaken} taken from stock `}
          <TimeText of={line.fittedAt} />
        </span>
        <Button
          size="small"
          variant="ghost"
          held={isChanged}
          pending={isPending}
          aria-label={`Take back ${line.text}`}
          onClick={() => mutate(false)}
        >
          Take back
        </Button>
      </>
    );
  if (!line.isAgreed || ["booked", "cancelled"].includes(job.status)) return null;
  return (
    <Button
      size="small"
      held={isChanged}
      pending={isPending}
      aria-label={`Fitted: ${line.text}`}
      onClick={() => mutate(true)}
    >
      Fitted
    </Button>
  );
}
