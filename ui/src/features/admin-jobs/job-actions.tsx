import { Printer } from "lucide-react";
import { useState } from "react";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import type { AdminJob } from "./job-draft";
import { useRemoveJob } from "./use-job";

/** Print the job card, or delete a job that nobody but the owner knows. */
export function JobActions({ job }: { job: AdminJob }) {
  return (
    <>
      <Button size="small" onClick={() => window.print()}>
        <Icon of={Printer} className="size-4" />
        Print job card
      </Button>
      {job.canBeDeleted && <DeleteJob job={job} />}
    </>
  );
}

function DeleteJob({ job: { id, number } }: { job: AdminJob }) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveJob(id);
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsked(true)}>
        Delete job
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutateAsync()}
        title={`Delete job ${sayNumber(number)}?`}
        description={`Its lines and appointments are removed. ${CAN_COME_BACK}`}
        confirmLabel="Delete job"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
