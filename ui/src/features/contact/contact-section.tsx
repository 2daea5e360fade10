import { Suspense } from "react";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { SectionHeading } from "@/shared/ui/section-heading";
import { ContactCards } from "./contact-cards";
import { ContactFormSkeleton } from "./contact-form-skeleton";
import { forgetEnquiry, keepEnquiries, readEnquiry } from "./enquiry-draft";
import { loadPatiently } from "./load-patiently";

// The form's machinery arrives after the page: until then its prerendered fields already take text.
const { Part: ContactForm } = part(() =>
  pageLoaded().then(() => loadPatiently(() => import("./contact-form"))),
);

keepEnquiries();

// One element for good: an update from above would throw the prerendered form away before it is hydrated.
const form = (
  <PartBoundary>
    <Suspense fallback={<ContactFormSkeleton />}>
      <ContactForm readDraft={readEnquiry} forgetDraft={forgetEnquiry} />
    </Suspense>
  </PartBoundary>
);

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="section-space bg-surface">
      <div className="page-width">
        <SectionHeading id="contact-title" title="Get In Touch">
          Ask for a price, a date or simply an opinion. We answer within 24 hours.
        </SectionHeading>
        <div className="grid gap-x-6 gap-y-12 lg:grid-cols-3">
          <div className="lg:col-span-2 lg:pr-16">{form}</div>
          <ContactCards />
        </div>
      </div>
    </section>
  );
}
