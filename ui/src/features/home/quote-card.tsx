import { SectionLink } from "@/shared/ui/section-link";

/** Fills the place that eleven services leave in a grid of twelve. */
export function QuoteCard() {
  return (
    <li className="flex flex-col items-start justify-between gap-6 border border-line bg-surface p-6 sm:p-8">
      <div>
        <h3 className="headline text-h2">Something else in mind?</h3>
        <p className="mt-4 text-muted">
          Tell us about the car and what it should become. You get a straight answer and a price, no
          obligation.
        </p>
      </div>
      <SectionLink section="contact" className="button" data-variant="secondary">
        Ask the workshop
      </SectionLink>
    </li>
  );
}
