import { SectionLink } from "@/shared/ui/section-link";
import type { CustomerQuote } from "./quote-types";

const LINK = "button";

interface AskWorkshopProps {
  business: CustomerQuote["business"];
  /** "Quote 7", for the subject of a mail. */
  about: string;
  words: string;
}

/** Questions: by phone or by mail. */
export function AskWorkshop({ business, about, words }: AskWorkshopProps) {
  const subject = encodeURIComponent(about);
  return (
    <section aria-labelledby="ask" className="border-line border-t pt-6">
      <h2 id="ask" className="headline mb-3 text-h3">
        Ask us
      </h2>
      <p className="mb-4 max-w-measure text-muted">{words}</p>
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
