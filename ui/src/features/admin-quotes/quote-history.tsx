import { Panel } from "@/shared/admin/panel";
import { TimeText } from "@/shared/admin/time-text";
import { sayDay } from "@/shared/quote/quote-words";
import type { AdminQuote } from "./quote-draft";

/** Show when a quote was sent, seen and answered, and the customer's words. */
export function QuoteHistory({ quote }: { quote: AdminQuote }) {
  const { sentAt, seenAt, answeredAt, answeredName, droppedAt, message, preferredDay, startEarly } = quote;
  const wasAccepted = quote.status === "accepted" || droppedAt !== null;
  if (!sentAt) return null;
  return (
    <Panel title={`Version ${quote.version}`}>
      <SentAndSeen sentAt={sentAt} seenAt={seenAt} version={quote.version} />
      {answeredAt && (
        <Step name={`${wasAccepted ? "Accepted" : "Declined"} by ${answeredName}`} at={answeredAt} />
      )}
      {droppedAt && <Step name="The customer changed their mind" at={droppedAt} />}
      {preferredDay && <p>{`Preferred day: ${sayDay(preferredDay)}`}</p>}
      {startEarly && <p>Asked for the work to start before the 14 days are over</p>}
      {message && <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{message}</p>}
    </Panel>
  );
}

/**
 * Show what came first before what came later. Earlier links go on to open a changed quote, so a version may be seen
 * before it is sent, and the last sending may have been that of an earlier version.
 */
function SentAndSeen({
  sentAt,
  seenAt,
  version,
}: Pick<AdminQuote, "seenAt" | "version"> & { sentAt: string }) {
  if (seenAt && seenAt < sentAt) {
    return (
      <>
        <Step name="Seen by its earlier link" at={seenAt} />
        <Step name="Sent again" at={sentAt} />
      </>
    );
  }
  return (
    <>
      <Step name={version > 1 ? "Last sent" : "Sent"} at={sentAt} />
      {seenAt ? <Step name="Seen" at={seenAt} /> : <p className="text-muted">Not opened yet</p>}
    </>
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
