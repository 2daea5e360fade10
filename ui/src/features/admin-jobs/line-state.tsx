import type { DraftLine } from "@/shared/admin/lines/draft-line";
import type { LineState } from "@/shared/admin/lines/line-fields";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import type { AdminJob, JobLine } from "./job-draft";
import { useFitLine } from "./use-job";

/**
 * Return which fields of a line can still be changed: not those of what is fitted, nor of what the customer was
 * asked.
 */
export function lineStateOf(job: AdminJob) {
  return ({ key }: DraftLine): LineState | undefined => {
    const line = job.lines.find(({ id }) => id === key);
    const isOver = job.nextStatuses.length === 0;
    if (!line) return undefined;
    return {
      isClosed: isOver || line.fittedAt !== null || line.askedAt !== null,
      stays: isOver || line.fittedAt !== null,
      note: <LineNote job={job} line={line} />,
    };
  };
}

interface LineNoteProps {
  job: AdminJob;
  line: JobLine;
  /** It has buttons to fit it and to undo that. */
  hasButtons?: boolean;
}

/** Show the state of a job's line: asked, approved, fitted. */
export function LineNote({ job, line, hasButtons = false }: LineNoteProps) {
  return (
    <>
      <Asked line={line} />
      {line.kind === "part" && <Fitted job={job} line={line} hasButtons={hasButtons} />}
    </>
  );
}

/** Show the customer's answer to extra work. */
function Asked({ line: { askedAt, approvedAt, refusedAt, answeredName, reason } }: { line: JobLine }) {
  if (!askedAt) return null;
  const answeredAt = approvedAt ?? refusedAt;
  return (
    <span className={approvedAt ? "text-ok" : "text-warn"}>
      {!answeredAt && "Extra work, asked "}
      {approvedAt && `Extra work, approved${answeredName ? ` by ${answeredName}` : ""} `}
      {refusedAt && `Extra work, declined${answeredName ? ` by ${answeredName}` : ""}: it does not count `}
      <TimeText of={answeredAt ?? askedAt} />
      {reason && <span className="wrap-anywhere block whitespace-pre-line text-muted">{reason}</span>}
    </span>
  );
}

function Fitted({ job, line, hasButtons }: Required<LineNoteProps>) {
  const { mutate, isPending } = useFitLine(job.id, line.id);
  if (line.fittedAt)
    return (
      <>
        <span className="text-ok">
          {`Fitted, ${line.stockTaken} taken from stock `}
          <TimeText of={line.fittedAt} />
        </span>
        {hasButtons && (
          <Button
            size="small"
            variant="ghost"
            pending={isPending}
            aria-label={`Return to stock: ${line.text}`}
            onClick={() => mutate(false)}
          >
            {" "}
            Return to stock
          </Button>
        )}
      </>
    );
  if (!hasButtons || !canBeFitted(job, line)) return null;
  return (
    <Button
      size="small"
      pending={isPending}
      aria-label={`Mark fitted: ${line.text}`}
      onClick={() => mutate(true)}
    >
      Mark fitted
    </Button>
  );
}

/** Return whether it is an agreed part of a car that is here. */
export function canBeFitted({ status }: AdminJob, { kind, isAgreed, fittedAt }: JobLine): boolean {
  return kind === "part" && isAgreed && !fittedAt && !["booked", "cancelled"].includes(status);
}
