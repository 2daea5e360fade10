import { sayNumber } from "@/shared/lib/practice";
import "./quote.css";
import type { ReactNode } from "react";
import { formatPrice } from "@/shared/lib/money";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { QuoteLines } from "./quote-lines";
import type { CustomerQuote, QuoteTotals } from "./quote-types";
import { sayDay } from "./quote-words";

interface QuoteSheetProps {
  quote: CustomerQuote;
  chosen: string[];
  totals: QuoteTotals;
  onTake?: ((id: string, taken: boolean) => void) | undefined;
  /** The answer is below the sums. */
  children?: ReactNode;
}

/** Show a quote to its customer: words, photos, lines and sums. */
export function QuoteSheet({ quote, chosen, totals, onTake, children }: QuoteSheetProps) {
  return (
    <article className="flex flex-col gap-8">
      <QuoteFacts quote={quote} />
      {quote.intro && (
        <p className="wrap-anywhere max-w-measure whitespace-pre-line text-lead">{quote.intro}</p>
      )}
      <QuotePhotos photos={quote.photos} />
      <QuoteLines lines={quote.lines} chosen={chosen} onTake={onTake} />
      {onTake && <RunningTotal total={totals.total} />}
      <section
        aria-label="Total"
        aria-live="polite"
        className="rounded-card border border-line bg-surface p-5"
      >
        <OrderAmounts {...totals} taxMode={quote.taxMode} taxRate="0" deliveryMethod={null} delivery="0.00" />
        {totals.deposit && (
          <p className="mt-3 flex justify-between gap-4 text-muted">
            <span>{`Deposit${quote.depositPercent ? ` (${quote.depositPercent}%)` : ""}, part of the total`}</span>
            <span className="tabular">{formatPrice(totals.deposit)}</span>
          </p>
        )}
      </section>
      {children}
    </article>
  );
}

/** Show the total at the lower edge while lines are chosen. The sums cover it once they are in view. */
function RunningTotal({ total }: { total: string }) {
  return (
    <p aria-hidden className="quote-total">
      <span>Total</span>
      <span className="tabular">{formatPrice(total)}</span>
    </p>
  );
}

function QuoteFacts({ quote: { number, customer, car, validUntil, business } }: { quote: CustomerQuote }) {
  const facts = [
    ["Quote", `${sayNumber(number)}, from ${business.name}`],
    ["For", customer],
    ["Car", car],
    ["Valid until", sayDay(validUntil)],
  ];
  return (
    <dl className="quote-facts">
      {facts.map(
        ([name, said]) =>
          said && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function QuotePhotos({ photos }: { photos: CustomerQuote["photos"] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Your photos" className="quote-photos">
      {photos.map(({ id, url, smallUrl }, place) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block border border-line">
            <img
              src={smallUrl}
              alt={`Your car, ${place + 1} of ${photos.length}`}
              className="aspect-square w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
