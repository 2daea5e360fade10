import { JOB_STATUSES } from "@/shared/admin/jobs/use-job-list";
import { Panel } from "@/shared/admin/panel";
import { TimeText } from "@/shared/admin/time-text";
import type { AdminJob } from "./job-draft";

/** Show the job's history, the newest first. */
export function JobHistory({ job }: { job: AdminJob }) {
  return (
    <Panel title="History">
      <ol className="flex flex-col gap-2">
        {job.history.toReversed().map(({ status, note, createdAt }) => (
          <li key={`${createdAt} ${status} ${note}`}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{status ? JOB_STATUSES[status] : "Note"}</span>
              <span className="text-muted">
                <TimeText of={createdAt} />
              </span>
            </p>
            {note && <p className="wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
