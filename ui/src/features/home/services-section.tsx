import { SERVICES } from "@/content/services";
import { SectionHeading } from "@/shared/ui/section-heading";
import { QuoteCard } from "./quote-card";
import { ServiceCard } from "./service-card";

export function ServicesSection() {
  return (
    <section id="services" className="section-space">
      <div className="page-width">
        <SectionHeading id="services-title" title="Our Premium Services">
          Eleven crafts under one roof, from the first spanner to the last coat.
        </SectionHeading>
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
          {SERVICES.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
          <QuoteCard />
        </ul>
      </div>
    </section>
  );
}
