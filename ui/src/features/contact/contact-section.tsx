import { Suspense } from "react";
import { checkConnection, useConnection } from "@/shared/api/connection";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { SectionHeading } from "@/shared/ui/section-heading";
import { Skeleton } from "@/shared/ui/skeleton";
import { ContactCards } from "./contact-cards";
import { forgetEnquiry, keepEnquiries, readEnquiry } from "./enquiry-draft";

/**
 * Load a file, waiting for the connection as long as there is none. The page already shows markup in its place.
 */
async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await checkConnection()) throw error;
      await connectionBack();
    }
  }
}

function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useConnection.subscribe(({ lost }) => {
      if (lost) return;
      stop();
      resolve();
    });
  });
}

/** Show a block as tall as the form. */
function ContactFormSkeleton() {
  return <Skeleton className="min-h-152" />;
}

// The form's scripts are loaded after the page. Until then its prerendered fields already take text.
const { Part: ContactForm } = part(() =>
  pageLoaded().then(() => loadPatiently(() => import("./contact-form"))),
);

keepEnquiries();

// It is the same element at all times: an update from above would throw the prerendered form away before it is
// hydrated.
const form = (
  <PartBoundary>
    <Suspense fallback={<ContactFormSkeleton />}>
      <ContactForm readDraft={readEnquiry} forgetDraft={forgetEnquiry} />
    </Suspense>
  </PartBoundary>
);

export function ContactSection({ line }: { line: string }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="below section-space bg-surface">
      <div className="page-width">
        <SectionHeading id="contact-title" title="Get In Touch">
          {line}
        </SectionHeading>
        <div className="grid gap-x-6 gap-y-12 lg:grid-cols-3">
          <div className="lg:col-span-2 lg:pr-16">{form}</div>
          <ContactCards />
        </div>
      </div>
    </section>
  );
}
