import type { CustomerQuote } from "@/shared/quote/quote-types";
import { SectionLink } from "@/shared/ui/section-link";

const LINK = "button";

/** Questions on a quote: by phone or by mail. */
export function AskWorkshop({ quote: { number, business } }: { quote: CustomerQuote }) {
  const subject = encodeURIComponent(`Quote ${number}`);
  return (
    <section aria-labelledby="ask" className="border-line border-t pt-6">
      <h2 id="ask" className="headline mb-3 text-h3">
        Ask us
      </h2>
      <p className="mb-4 max-w-measure text-muted">
        Something is unclear, or you want it another way? Call or write, and we change the quote.
      </p>
      <p className="flex flex-wrap gap-3">
        {business.phone && (
          <a href={`tel:${business.phone.replace(/[^+\d]/g, "")}`} className={LINK} data-variant="secondary">
            {`Call ${business.phone}`}
          </a>
        )}
        {business.email && (
          <a href={`mailto:${business.email}?subject=${subject}`} className={LINK} data-variant="secondary">
            Write a mail
          </a>
        )}
        <SectionLink section="contact" className={LINK} data-variant="secondary">
          Send a message
        </SectionLink>
      </p>
    </section>
  );
}
