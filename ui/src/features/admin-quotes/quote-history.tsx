import { TimeText } from "@/shared/admin/time-text";
import { formatPrice } from "@/shared/lib/money";
import { sayDay } from "@/shared/quote/quote-words";
import type { AdminQuote } from "./quote-draft";

/** The times at which a quote was sent, seen and answered, and the customer's words. */
export function QuoteHistory({ quote }: { quote: AdminQuote }) {
  const { sentAt, seenAt, answeredAt, answeredName, droppedAt, message, preferredDay, startEarly } = quote;
  const wasAccepted = quote.status === "accepted" || droppedAt !== null;
  if (!sentAt) return null;
  return (
    <section aria-labelledby="history" className="panel gap-2 p-5">
      <h2 id="history" className="font-sans font-semibold">
        {`Version ${quote.version}`}
      </h2>
      <Step name="Sent" at={sentAt} />
      {seenAt ? <Step name="Seen" at={seenAt} /> : <p className="text-muted">Not opened yet</p>}
      {answeredAt && (
        <Step name={`${wasAccepted ? "Accepted" : "Declined"} by ${answeredName}`} at={answeredAt} />
      )}
      {droppedAt && <Step name="The customer changed their mind" at={droppedAt} />}
      {wasAccepted && <TakenLines quote={quote} />}
      {preferredDay && <p>{`Would like ${sayDay(preferredDay)}`}</p>}
      {startEarly && <p>Asked for the work to start before the 14 days are over</p>}
      {message && <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{message}</p>}
    </section>
  );
}

/** The lines that were accepted, and their total. */
function TakenLines({ quote: { lines, total } }: { quote: AdminQuote }) {
  return (
    <ul aria-label="Accepted lines" className="border-line border-t border-b py-2">
      {lines
        .filter(({ accepted }) => accepted)
        .map(({ id, text, amount }) => (
          <li key={id} className="flex justify-between gap-4 py-0.5">
            <span className="wrap-anywhere min-w-0">{text}</span>
            <span className="tabular">{formatPrice(amount)}</span>
          </li>
        ))}
      <li className="flex justify-between gap-4 pt-1 font-semibold">
        <span>Total</span>
        <span className="tabular">{formatPrice(total)}</span>
      </li>
    </ul>
  );
}

function Step({ name, at }: { name: string; at: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="wrap-anywhere">{name}</span>
      <span className="text-muted">
        <TimeText of={at} />
      </span>
    </p>
  );
}
