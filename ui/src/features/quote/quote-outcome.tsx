import { useEffect, useRef } from "react";
import { formatTime } from "@/shared/lib/time/format-time";
import type { CustomerQuote } from "@/shared/quote/quote-types";
import { sayDay } from "@/shared/quote/quote-words";
import { WhereToWrite } from "@/shared/ui/links/where-to-write";

interface QuoteOutcomeProps {
  quote: CustomerQuote;
  /** It was just answered further down, where the form is gone. */
  takesFocus: boolean;
}

/** Say how a quote ended that can no longer be answered. Nothing is shown for one that waits. */
export function QuoteOutcome({ quote, takesFocus }: QuoteOutcomeProps) {
  const said = describeOutcome(quote);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || !said) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [takesFocus, said]);
  if (!said) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
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

function describeOutcome({ status, answeredAt, answeredName, droppedAt, validUntil }: CustomerQuote): string {
  if (droppedAt)
    return `This quote ended on ${formatTime(droppedAt)}: you told us that you changed your mind. Ask us for a new one.`;
  if (status === "accepted" || status === "declined")
    return `${answeredName} ${status} this quote on ${formatTime(answeredAt ?? "")}.`;
  if (status === "expired") return `This quote ended on ${sayDay(validUntil)}. Ask us for a new one.`;
  return status === "withdrawn" ? "This quote was taken back. Ask us for a new one." : "";
}
