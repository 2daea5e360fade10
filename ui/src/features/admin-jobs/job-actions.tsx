import { Printer } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import type { AdminJob } from "./job-draft";
import { useRemoveJob } from "./use-job";

/** Print the job card, or delete a job that has not begun. */
export function JobActions({ job: { id, status } }: { job: AdminJob }) {
  const remove = useRemoveJob(id);
  return (
    <>
      <Button size="small" onClick={() => window.print()}>
        <Icon of={Printer} className="size-4" />
        Print job card
      </Button>
      {status === "booked" && (
        <Button size="small" variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          Delete job
        </Button>
      )}
    </>
  );
}
