import { sayNumber } from "@/shared/lib/practice";
import { formatTime } from "@/shared/lib/time/format-time";
import { Badge } from "@/shared/ui/badge";
import { ageOf } from "../age-of";
import { SaleRow } from "../sales/sale-row";
import { JOB_STATUSES, type JobStatus, type JobSummary } from "./use-job-list";

const TONES = {
  booked: "plain",
  arrived: "warn",
  in_work: "warn",
  waiting: "warn",
  ready: "ok",
  collected: "plain",
  cancelled: "plain",
} as const;
const IN_HAND: JobStatus[] = ["booked", "arrived", "in_work", "waiting"];

/** Show a job's status, or more exact words for it. */
export function JobMark({ status, words }: { status: JobStatus; words?: string | undefined }) {
  return <Badge tone={TONES[status]}>{words ?? JOB_STATUSES[status]}</Badge>;
}

/** List jobs, newest first, each with its customer, car, status, promise and age. */
export function JobRows({ jobs }: { jobs: JobSummary[] }) {
  return (
    <ul aria-label="Jobs" className="panel sale-rows">
      {jobs.map((job) => (
        <SaleRow
          key={job.id}
          to={`/admin/jobs/${job.id}`}
          name={`Job ${sayNumber(job.number)}, ${job.customer}`}
          car={job.car}
          total={job.total}
          age={<time dateTime={job.createdAt}>{ageOf(job.createdAt, Date.now())}</time>}
          ageClass="sm:w-20"
        >
          <JobMark status={job.status} />
          <Promised job={job} />
        </SaleRow>
      ))}
    </ul>
  );
}

/** Show the promised time. It is late while there is still work. */
function Promised({ job: { promisedAt, status } }: { job: JobSummary }) {
  if (!promisedAt) return <span className="hidden w-44 sm:block" />;
  const isLate = IN_HAND.includes(status) && Date.parse(promisedAt) < Date.now();
  return (
    <span className={`sm:w-44 ${isLate ? "text-danger" : "text-muted"}`}>
      {isLate ? "Late: " : "For "}
      <time dateTime={promisedAt} className="whitespace-nowrap tabular">
        {formatTime(promisedAt)}
      </time>
    </span>
  );
}
