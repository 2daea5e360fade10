import { dayOf, sayDay, saySpan } from "@/shared/admin/bays/local-time";
import { ProposedTimes } from "@/shared/admin/bays/proposed-times";
import { partsOf, useBookParts, useProposal } from "@/shared/admin/bays/use-proposal";
import { Loaded } from "@/shared/admin/loaded";
import { Panel } from "@/shared/admin/panel";
import { Button, ButtonLink } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";
import { InformDay } from "./inform-day";
import { type JobBooking, useJobBooking } from "./use-calendar";

/** Show the times in which a job has a bay, on the job's page. */
export function JobAppointments({ jobId }: { jobId: string }) {
  return (
    <Panel title="Appointments">
      <Loaded
        query={useJobBooking(jobId)}
        failure="The appointments could not be loaded."
        skeleton={<Skeleton className="h-16" />}
      >
        {(booking) => <BookedTimes booking={booking} />}
      </Loaded>
    </Panel>
  );
}

function BookedTimes({ booking }: { booking: JobBooking }) {
  const { jobId, status, preferredDay, appointments } = booking;
  const isOver = status === "cancelled" || status === "collected";
  return (
    <>
      {appointments.length === 0 && <p className="text-muted">No bay is booked yet.</p>}
      <ul>
        {appointments.map(({ id, starts, ends, bay }) => (
          <li key={id} className="border-line border-t py-2 first:border-t-0">
            <Link
              to={`/admin/calendar?date=${dayOf(starts)}`}
              className="underline-offset-4 hover:text-accent hover:underline"
            >
              {`${saySpan(starts, ends)}, ${bay}`}
            </Link>
          </li>
        ))}
      </ul>
      {status === "cancelled" && appointments.length > 0 && (
        <p className="text-muted">The job was cancelled, so these times are free again.</p>
      )}
      {preferredDay && appointments.length === 0 && <p>{`Asked for ${sayDay(preferredDay)}`}</p>}
      <InformDay booking={booking} />
      {!isOver && <NextTimes jobId={jobId} isBooked={appointments.length > 0} />}
    </>
  );
}

/** Propose free times for the hours that have no bay yet. One press books them. */
function NextTimes({ jobId, isBooked }: { jobId: string; isBooked: boolean }) {
  const { data, isPending } = useProposal({ jobId });
  const book = useBookParts(jobId);
  const isMissing = data !== undefined && (!isBooked || data.booked < data.work);
  const canBook = isMissing && data.parts.length > 0;
  if (isPending) return <Skeleton className="h-24" />;
  return (
    <>
      {isMissing && <ProposedTimes proposal={data} />}
      <div className="flex flex-wrap gap-3">
        {canBook && (
          <Button
            size="small"
            variant="primary"
            pending={book.isPending}
            onClick={() => book.mutate(partsOf(data))}
          >
            Book
          </Button>
        )}
        <ButtonLink size="small" to={`/admin/calendar?job=${jobId}`}>
          {canBook ? "Another time" : "Book a bay"}
        </ButtonLink>
      </div>
    </>
  );
}
