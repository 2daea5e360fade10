import { useEffect, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { InformDay } from "./inform-day";
import { useJobBooking } from "./use-calendar";

/** Offer to tell a job's customer the day, after its bay is booked or moved. */
export function TellStep({ jobId, onDone }: { jobId: string; onDone: () => void }) {
  const { data } = useJobBooking(jobId);
  const isOffered = useRef(false);
  useEffect(() => {
    if (!data || isOffered.current) return;
    isOffered.current = true;
    // A car that is not awaited has no day to announce, and a day that the customer knows is not announced again.
    if (data.day === null || data.day === data.dayInformed) onDone();
  }, [data, onDone]);
  return (
    <div className="grid gap-4">
      {data && <InformDay booking={data} />}
      <div className="flex justify-end">
        <Button autoFocus onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** Offer the same in a dialog of its own, after a move by mouse or keys. */
export function TellDialog({ jobId, onDone }: { jobId: string | undefined; onDone: () => void }) {
  return (
    <Dialog open={jobId !== undefined} onClose={onDone} title="Tell the customer">
      {jobId && <TellStep jobId={jobId} onDone={onDone} />}
    </Dialog>
  );
}
