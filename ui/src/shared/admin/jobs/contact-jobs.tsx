import { Wrench } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Loaded } from "../loaded";
import { JobRows } from "./job-rows";
import { useBookJob, useJobs } from "./use-job-list";

interface ContactJobsProps {
  contactId: string;
  /** The car of a new job, where the customer has only one. */
  carId: string | null;
}

/** Show the jobs of a customer, and a button for another one. */
export function ContactJobs({ contactId, carId }: ContactJobsProps) {
  const { mutate, isPending } = useBookJob();
  return (
    <section aria-labelledby="jobs">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="jobs" className="font-sans font-semibold">
          Jobs
        </h2>
        <Button size="small" pending={isPending} onClick={() => mutate({ contactId, carId })}>
          <Icon of={Wrench} className="size-4" />
          New job
        </Button>
      </div>
      <Loaded query={useJobs(`contactId=${contactId}`)} failure="The jobs could not be loaded.">
        {({ jobs }) =>
          jobs.length > 0 ? <JobRows jobs={jobs} /> : <p className="text-muted">No job yet.</p>
        }
      </Loaded>
    </section>
  );
}
