import { formatPrice } from "@/shared/lib/money";
import { formatTime } from "@/shared/lib/time/format-time";
import { Badge } from "@/shared/ui/badge";
import { Link } from "@/shared/ui/link";
import { ageOf } from "../age-of";
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
        <li key={job.id} className="list-row border-line border-t first:border-t-0">
          <span className="sale-name">
            <Link
              to={`/admin/jobs/${job.id}`}
              className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
            >
              {`Job ${job.number}, ${job.customer}`}
            </Link>
            <span className="line-clamp-1 text-muted">{job.car ?? "No car"}</span>
          </span>
          <JobMark status={job.status} />
          <Promised job={job} />
          <span className="tabular sm:w-24 sm:text-end">{formatPrice(job.total)}</span>
          <span className="ms-auto text-end text-muted sm:w-20">
            <time dateTime={job.createdAt}>{ageOf(job.createdAt, Date.now())}</time>
          </span>
        </li>
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
