import { formatTime } from "@/shared/lib/time/format-time";
import type { CustomerQuote } from "@/shared/quote/quote-types";
import { sayDay } from "@/shared/quote/quote-words";
import { WhereToWrite } from "@/shared/ui/links/where-to-write";

/** The end of a quote that can no longer be answered; nothing for one that waits. */
export function QuoteStanding({ quote }: { quote: CustomerQuote }) {
  const said = sayStanding(quote);
  if (!said) return null;
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 text-lead"
    >
      <p className="wrap-anywhere">{said}</p>
      {said.endsWith("Ask us for a new one.") && <WhereToWrite />}
      {quote.toConfirm && <p className="wrap-anywhere text-warn">{quote.toConfirm}</p>}
      {quote.status === "accepted" && quote.preferredDay && !quote.work && (
        <p className="text-muted">{`You asked for ${sayDay(quote.preferredDay)}; we will confirm the day.`}</p>
      )}
    </div>
  );
}

function sayStanding({ status, answeredAt, answeredName, droppedAt, validUntil }: CustomerQuote): string {
  if (droppedAt)
    return `This quote ended on ${formatTime(droppedAt)}: you told us that you changed your mind. Ask us for a new one.`;
  if (status === "accepted" || status === "declined")
    return `${answeredName} ${status} this quote on ${formatTime(answeredAt ?? "")}.`;
  if (status === "expired") return `This quote ended on ${sayDay(validUntil)}. Ask us for a new one.`;
  return status === "withdrawn" ? "This quote was taken back. Ask us for a new one." : "";
}
