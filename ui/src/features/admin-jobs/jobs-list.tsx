import { SearchX, Wrench } from "lucide-react";
import { SearchField } from "@/shared/admin/forms/search-field";
import { JobRows } from "@/shared/admin/jobs/job-rows";
import { JOB_STATUSES, useJobs } from "@/shared/admin/jobs/use-job-list";
import { Loaded } from "@/shared/admin/loaded";
import { PageLinks } from "@/shared/admin/table/page-links";
import { EmptyState } from "@/shared/ui/empty-state";
import { Select } from "@/shared/ui/forms/select";

/** Today leads to these filters, beside the statuses. */
const FROM_TODAY: Partial<Record<string, string>> = {
  check: "To check",
  answered: "Answered",
  untold: "Customer not told",
  came: "Paid since yesterday",
};

interface JobsListProps {
  search: string;
  /** "open" are all that are not over, "all" every job. */
  status: string;
  page: number;
  onFilter: (filter: { search: string; status: string }) => void;
}

/** List jobs by status, and by words of number, customer, car and plate. */
export function JobsList({ search, status, page, onFilter }: JobsListProps) {
  const named = { ...(search && { search }), ...(status !== "all" && { status }) };
  const query = new URLSearchParams({ ...named, page: `${page}` }).toString();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchField
          label="Search by number, customer, car or plate"
          value={search}
          onChange={(words) => onFilter({ search: words, status })}
          className="w-full md:w-96"
        />
        <Select
          aria-label="Status"
          value={status}
          onChange={({ target }) => onFilter({ search, status: target.value })}
          className="w-44"
        >
          <option value="open">Open</option>
          <option value="all">All</option>
          {Object.entries(JOB_STATUSES).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
          {/* As Today leads to it. */}
          {FROM_TODAY[status] && <option value={status}>{FROM_TODAY[status]}</option>}
        </Select>
      </div>
      <Loaded query={useJobs(query)} failure="The jobs could not be loaded.">
        {(found) =>
          found.jobs.length === 0 ? (
            <NoJobs isFiltered={search !== "" || status !== "open"} />
          ) : (
            <>
              <JobRows jobs={found.jobs} />
              <PageLinks
                answer={found}
                shown={found.jobs.length}
                queryOf={(next) => `?${new URLSearchParams({ search, status, page: `${next}` })}`}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState icon={SearchX} title="No job found" />;
  return (
    <EmptyState icon={Wrench} title="No open jobs">
      Press “New job” here, or book the job of a quote that was accepted.
    </EmptyState>
  );
}
