import { workshopZone } from "@/shared/api/fields/rules";
import { sayNumber } from "@/shared/lib/practice";
import BookedDay from "@/shared/quote/booked-day";
import type { CustomerQuote } from "@/shared/quote/quote-types";
import { ButtonLink } from "@/shared/ui/button";

const moment = new Intl.DateTimeFormat("en-IE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: workshopZone,
});

const STATES = {
  booked: "Your job is booked. We will let you know the day.",
  arrived: "Your car is here, and the work begins soon.",
  in_work: "We are working on your car.",
  waiting: "The work on your car is paused.",
  ready: "Your car is ready to collect.",
  collected: "Your car was collected. Thank you.",
  cancelled: "The job was cancelled. Please call us if you did not expect that.",
};

/** Show the job that an accepted quote became: its day, and the page where the customer follows it. */
export default function QuoteWork({ token, quote }: { token: string; quote: CustomerQuote }) {
  if (!quote.work) return null;
  const { number, status, bookedFor } = quote.work;
  return (
    <section
      aria-label={`Job ${sayNumber(number)}`}
      className="flex flex-col gap-3 rounded-card border border-line p-5"
    >
      <p className="text-lead">
        {bookedFor ? `We expect your car on ${moment.format(new Date(bookedFor))}.` : STATES[status]}
      </p>
      {bookedFor && <BookedDay token={token} address={quote.business.address} />}
      <ButtonLink to={`/job/${encodeURIComponent(token)}`} className="self-start">
        Follow the work on your car
      </ButtonLink>
    </section>
  );
}
