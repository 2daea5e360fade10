import { lazy, Suspense } from "react";
import { SectionLink } from "@/shared/ui/section-link";
import type { QuestionBox } from "./questions";
import type { CustomerQuote } from "./quote-types";

const LINK = "button";
/** It is loaded after everything else of the page. */
const Questions = lazy(() => import("./questions"));

interface AskWorkshopProps {
  business: CustomerQuote["business"];
  /** The subject of an e-mail, such as "Quote 7". */
  about: string;
  words: string;
  /** It is left out where nobody is known who could ask. The contact form replaces it. */
  questionBox?: QuestionBox;
}

/** Take questions on the page itself, by phone or by e-mail. */
export function AskWorkshop({ business, about, words, questionBox }: AskWorkshopProps) {
  const subject = encodeURIComponent(about);
  return (
    <section aria-labelledby="ask" className="border-line border-t pt-6">
      <h2 id="ask" className="headline mb-3 text-h3">
        Ask us
      </h2>
      <p className="mb-4 max-w-measure text-muted">{words}</p>
      {questionBox && (
        <Suspense fallback={null}>
          <Questions {...questionBox} business={business.name} />
        </Suspense>
      )}
      <p className="flex flex-wrap gap-3">
        {business.phone && (
          <a href={`tel:${business.phone.replace(/[^+\d]/g, "")}`} className={LINK} data-variant="secondary">
            {`Call ${business.phone}`}
          </a>
        )}
        {business.email && (
          <a href={`mailto:${business.email}?subject=${subject}`} className={LINK} data-variant="secondary">
            Send an e-mail
          </a>
        )}
        {!questionBox && (
          <SectionLink section="contact" className={LINK} data-variant="secondary">
            Send an enquiry
          </SectionLink>
        )}
      </p>
    </section>
  );
}
