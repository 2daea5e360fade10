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

/** Return the word for a status. A quote is taken back, because withdrawing is the customer's right. */
export function sayStatus(status: QuoteSummary["status"]): string {
  return status === "withdrawn" ? "taken back" : status;
}

/** Show the word for a quote's status. One that was opened is "seen". */
export function QuoteMark({ quote: { status, seenAt } }: { quote: Pick<QuoteSummary, "status" | "seenAt"> }) {
  return <Badge tone={TONES[status]}>{status === "sent" && seenAt ? "sent, seen" : sayStatus(status)}</Badge>;
}

/** List quotes, newest first, each with its customer, car, status and total. */
export function QuoteRows({ quotes }: { quotes: QuoteSummary[] }) {
  return (
    <ul aria-label="Quotes" className="panel sale-rows">
      {quotes.map((quote) => (
        <li key={quote.id} className="list-row border-line border-t first:border-t-0">
          <span className="sale-name">
            <Link
              to={`/admin/quotes/${quote.id}`}
              className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
            >
              {`Quote ${quote.number}, ${quote.customer}`}
            </Link>
            <span className="line-clamp-1 text-muted">{quote.car ?? "No car"}</span>
          </span>
          <QuoteMark quote={quote} />
          <span className="tabular sm:w-24 sm:text-end">{formatPrice(quote.total)}</span>
          <span className="ms-auto text-end text-muted sm:w-32">
            <TimeText of={quote.answeredAt ?? quote.sentAt ?? quote.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
