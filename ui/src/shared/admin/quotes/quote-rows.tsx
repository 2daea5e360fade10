import { sayNumber } from "@/shared/lib/practice";
import { Badge } from "@/shared/ui/badge";
import { SaleRow } from "../sales/sale-row";
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
        <SaleRow
          key={quote.id}
          to={`/admin/quotes/${quote.id}`}
          name={`Quote ${sayNumber(quote.number)}, ${quote.customer}`}
          car={quote.car}
          total={quote.total}
          age={<TimeText of={quote.answeredAt ?? quote.sentAt ?? quote.createdAt} />}
          ageClass="sm:w-32"
        >
          <QuoteMark quote={quote} />
        </SaleRow>
      ))}
    </ul>
  );
}
