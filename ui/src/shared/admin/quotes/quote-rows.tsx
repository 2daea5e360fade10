import { formatPrice } from "@/shared/lib/money";
import { Badge } from "@/shared/ui/badge";
import { Link } from "@/shared/ui/link";
import { TimeText } from "../time-text";
import type { QuoteSummary } from "./use-quote-list";

const TONES = {
  draft: "plain",
  sent: "warn",
  accepted: "ok",
  declined: "danger",
  expired: "danger",
  withdrawn: "plain",
} as const;

/** A quote is taken back: withdrawing is the customer's right. */
export function sayStatus(status: QuoteSummary["status"]): string {
  return status === "withdrawn" ? "taken back" : status;
}

/** The word for a quote's status; one that was opened is "seen". */
export function QuoteMark({ quote: { status, seenAt } }: { quote: Pick<QuoteSummary, "status" | "seenAt"> }) {
  return <Badge tone={TONES[status]}>{status === "sent" && seenAt ? "sent, seen" : sayStatus(status)}</Badge>;
}

/** Quotes, newest first, each with its customer, car, status and total. */
export function QuoteRows({ quotes }: { quotes: QuoteSummary[] }) {
  return (
    <ul aria-label="Quotes" className="panel">
      {quotes.map((quote) => (
        <li key={quote.id} className="list-row border-line border-t first:border-t-0">
          <span className="min-w-0 grow basis-full sm:basis-0">
            <Link
              to={`/admin/quotes/${quote.id}`}
              className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
            >
              {`Quote ${quote.number}, ${quote.customer}`}
            </Link>
            <span className="line-clamp-1 text-muted">{quote.car ?? "No car"}</span>
          </span>
          <QuoteMark quote={quote} />
          <span className="w-24 text-end tabular">{formatPrice(quote.total)}</span>
          <span className="w-32 text-muted sm:text-end">
            <TimeText of={quote.answeredAt ?? quote.sentAt ?? quote.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
