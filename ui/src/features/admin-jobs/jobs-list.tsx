import { Wrench } from "lucide-react";
import { JobRows } from "@/shared/admin/jobs/job-rows";
import { JOB_STATUSES, useJobs } from "@/shared/admin/jobs/use-job-list";
import { SaleList, useSaleFilter } from "@/shared/admin/sales/sale-list";
import { EmptyState } from "@/shared/ui/empty-state";

/** Today leads to these filters, beside the statuses. Each is offered only there. */
const FROM_TODAY: Partial<Record<string, string>> = {
  check: "To check",
  answered: "Answered",
  untold: "Customer not told",
  came: "Paid since yesterday",
};

/** List jobs by status, and by words of number, customer, car and plate. */
export function JobsList() {
  const filter = useSaleFilter("open");
  const led = FROM_TODAY[filter.status];
  return (
    <SaleList
      filter={filter}
      searchLabel="Search by number, customer, car or plate"
      statuses={{ open: "Open", all: "All", ...JOB_STATUSES, ...(led && { [filter.status]: led }) }}
      query={useJobs(filter.query)}
      failure="The jobs could not be loaded."
      countOf={({ jobs }) => jobs.length}
      nothingFound="No job found"
      none={
        <EmptyState icon={Wrench} title="No open jobs">
          Press “New job” here, or book the job of a quote that was accepted.
        </EmptyState>
      }
    >
      {({ jobs }) => <JobRows jobs={jobs} />}
    </SaleList>
  );
}
