import { isAlike, putOver } from "@/shared/admin/drafts/put-over";
import type { useEditing } from "@/shared/admin/drafts/use-editing";
import { asNew, type DraftLine, storedId, toDraftLine, toLine } from "@/shared/admin/lines/draft-line";
import type { components } from "@/shared/api/schema";

/** A job with what its owner needs. */
export type AdminJob = components["schemas"]["AdminJobView"];
export type JobLine = components["schemas"]["AdminJobLineView"];
export type JobChange = components["schemas"]["JobChange"];
type JobLineBody = components["schemas"]["JobLineBody"];

/** The fields of a job as they are typed. */
export interface JobDraft {
  carId: string;
  /** A time on the workshop's clock, "2026-12-06T17:00". */
  promisedAt: string;
  mileage: string;
  note: string;
  lines: DraftLine[];
}

/** A job with the draft of its change. */
export type JobEditing = ReturnType<typeof useEditing<AdminJob, JobDraft>>;

export function toDraft(job: AdminJob, rates: string[]): JobDraft {
  return {
    carId: job.carId ?? "",
    promisedAt: job.promisedLocal ?? "",
    mileage: `${job.mileage ?? ""}`,
    note: job.note,
    lines: job.lines.map((line) => toDraftLine(line, rates)),
  };
}

/** Return only what was changed. A car that is gone, or the lines of a job that is over, are not sent. */
export function toChange(draft: JobDraft, job: AdminJob, rates: string[]): Partial<JobChange> {
  const was = toDraft(job, rates);
  const isChanged = (name: keyof JobDraft) => JSON.stringify(draft[name]) !== JSON.stringify(was[name]);
  return {
    updatedAt: job.updatedAt,
    ...(isChanged("carId") && { carId: draft.carId || null }),
    ...(isChanged("promisedAt") && { promisedAt: draft.promisedAt || null }),
    ...(isChanged("mileage") && { mileage: draft.mileage.trim() || null }),
    ...(isChanged("note") && { note: draft.note }),
    ...(isChanged("lines") && { lines: draft.lines.map(toJobLine) }),
  };
}

/** Return the job as it is now with what was typed over it, line by line. */
export function putJobOver(was: JobDraft, now: JobDraft, typed: JobDraft): JobDraft {
  return { ...putOver(was, now, typed), lines: putLinesOver(was.lines, now.lines, typed.lines) };
}

function putLinesOver(was: DraftLine[], now: DraftLine[], typed: DraftLine[]): DraftLine[] {
  const find = (lines: DraftLine[], key: string) => lines.find((line) => line.key === key);
  const stay = typed.flatMap((line) => {
    const stored = find(now, line.key);
    if (isAlike(line, find(was, line.key))) return stored ?? [];
    return stored || !storedId(line) ? line : asNew(line);
  });
  return [...stay, ...now.filter(({ key }) => !find(was, key))];
}

function toJobLine(line: DraftLine): JobLineBody {
  const { isOptional: _optional, choice: _choice, ...body } = toLine(line);
  return { ...body, id: storedId(line) };
}
