import { sayOffer, sayStart } from "@/shared/admin/bays/local-time";
import { InformCustomer } from "@/shared/admin/jobs/inform-customer";
import type { JobBooking } from "./use-calendar";

/** Offer to tell the customer the day of a booked job. A customer who knows it is informed again after a move. */
export function InformDay({ booking }: { booking: JobBooking }) {
  const { jobId, customer, day, dayInformed, dayTextAt, canMail } = booking;
  if (!day) return null;
  const label =
    sayOffer(booking) ||
    (dayTextAt ? `Tell ${customer}: ${sayStart(day)}` : `${customer} was told: ${sayStart(day)}`);
  const before = day === dayInformed ? null : dayInformed;
  return (
    <>
      {before && (
        <p className="text-warn">{`${dayTextAt ? "Texts prepared earlier" : "Already told"}: ${sayStart(before)}`}</p>
      )}
      {dayTextAt && !before && <p className="text-muted">{`Text prepared on ${sayStart(dayTextAt)}`}</p>}
      <InformCustomer jobId={jobId} what="day" label={label} canMail={canMail} />
    </>
  );
}
