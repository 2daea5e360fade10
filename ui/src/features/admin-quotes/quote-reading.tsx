import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { CustomerFact } from "@/shared/admin/customers/customer-fact";
import { EnquiryBeside } from "@/shared/admin/enquiry/enquiry-beside";
import { Facts } from "@/shared/admin/facts";
import { LinesTotal } from "@/shared/admin/lines/line-form";
import { LineList } from "@/shared/admin/lines/line-list";
import { Panel } from "@/shared/admin/panel";
import { QuestionsPanel } from "@/shared/admin/questions-panel";
import { QuoteMark } from "@/shared/admin/quotes/quote-rows";
import { formatPrice } from "@/shared/lib/money";
import { sayDay } from "@/shared/quote/quote-words";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import type { AdminQuote } from "./quote-draft";
import { QuoteHistory } from "./quote-history";
import { QuoteJob } from "./quote-job";
import { QuotePreview } from "./quote-preview";
import { SendPanel } from "./send-panel";
import type { Sending } from "./use-quote";

interface QuoteReadingProps {
  quote: AdminQuote;
  rates: string[];
  sending: Sending;
  /** It is missing where nothing can be changed any more. */
  onChange: (() => void) | undefined;
}

/** Show a quote that was sent: customer, car, lines and price on the left, the next step on the right. */
export function QuoteReading({ quote, rates, sending, onChange }: QuoteReadingProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <Panel
          title="Quote"
          action={
            <span className="flex flex-wrap items-center gap-3">
              <QuoteMark quote={quote} />
              {onChange && (
                <Button size="small" onClick={onChange}>
                  <Icon of={Pencil} className="size-4" />
                  Change
                </Button>
              )}
            </span>
          }
        >
          <Facts of={factsOf(quote)} />
        </Panel>
        <Panel title="Lines" action={<QuotePreview quote={quote} />}>
          <LineList
            lines={quote.lines}
            rates={rates}
            of="quote"
            noteOf={(line) => <Taken quote={quote} line={line} />}
          />
          <section aria-label="Total">
            <LinesTotal sums={quote} taxMode={quote.taxMode} hasLines={quote.lines.length > 0} />
          </section>
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <QuoteJob quote={quote} />
        <SendPanel quote={quote} sending={sending} />
        <QuestionsPanel questions={quote.questions} />
        {quote.inquiryId && <EnquiryBeside id={quote.inquiryId} />}
        <QuoteHistory quote={quote} />
      </div>
    </div>
  );
}

function factsOf(quote: AdminQuote): [string, ReactNode][] {
  const { contactId, customer, email, phone, car, validUntil, deposit, intro } = quote;
  return [
    ["Customer", <CustomerFact key="customer" id={contactId} name={customer} addresses={[email, phone]} />],
    ["Car", car],
    ["Valid until", sayDay(validUntil)],
    ["Deposit", deposit && formatPrice(deposit)],
    ["Message", intro],
  ];
}

/** Say whether this line of an accepted quote was chosen. */
function Taken({ quote, line }: { quote: AdminQuote; line: AdminQuote["lines"][number] }) {
  const wasAccepted = quote.status === "accepted" || quote.droppedAt !== null;
  if (!wasAccepted) return null;
  return line.accepted ? <span className="text-ok">Accepted</span> : <span>Not chosen</span>;
}
