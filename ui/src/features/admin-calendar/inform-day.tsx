import { InformCustomer } from "@/shared/admin/jobs/inform-customer";
import { sayStart } from "./local-time";
import type { JobBooking } from "./use-calendar";

/** Offers to tell the customer the day of a booked job; one that was told before is told again after a move. */
export function InformDay({
  booking: { jobId, customer, day, dayInformed, canMail },
}: {
  booking: JobBooking;
}) {
  if (!day) return null;
  const knows = day === dayInformed;
  const label = `${knows ? `${customer} was told` : `Tell ${customer}`}: ${sayStart(day)}`;
  return (
    <>
      {dayInformed && !knows && <p className="text-warn">{`Told before: ${sayStart(dayInformed)}`}</p>}
      <InformCustomer jobId={jobId} what="day" label={label} canMail={canMail} />
    </>
  );
}
