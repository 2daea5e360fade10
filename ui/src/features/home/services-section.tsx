import { memo } from "react";
import { SERVICES, type Service } from "@/content/home/services";
import { SECTIONS } from "@/content/sections";
import { SERVICE_TITLES } from "@/content/service-titles";
import type { ShownCard } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";
import { scrollToSection } from "@/shared/lib/scroll-to-section";
import { Link } from "@/shared/ui/link";
import { Picture } from "@/shared/ui/picture";
import { HomeIcon } from "@/shared/ui/pictures/home-icon";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SectionLink } from "@/shared/ui/section-link";
import { findOverride, withOverride } from "./card-override";
import { useHomeText } from "./use-home-text";

export function ServicesSection() {
  const { look, serviceImages } = useSettings();
  const line = useHomeText("servicesLine");
  const shown = Object.keys(look?.services ?? SERVICE_TITLES);
  const services = shown.flatMap((id) => SERVICES.find((each) => each.id === id) ?? []);
  return (
    <section id="services" className="below section-space">
      <div className="page-width">
        <SectionHeading id="services-title" title="Our Premium Services">
          {line}
        </SectionHeading>
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
          <ul className="contents">
            {services.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                override={findOverride(serviceImages, service.id)}
              />
            ))}
          </ul>
          <QuoteCard />
        </div>
      </div>
    </section>
  );
}

/**
 * Show a card in the place that eleven services leave in a grid of twelve. The server widens it where fewer are
 * shown.
 */
function QuoteCard() {
  return (
    <div className="flex flex-col items-start justify-between gap-6 border border-line bg-surface p-6 sm:p-8">
      <div>
        <p className="headline text-h2">Something else in mind?</p>
        <p className="mt-4 text-muted">
          Tell us about the car and what it should become. You get a straight answer and a price, no
          obligation.
        </p>
      </div>
      <SectionLink section="contact" className="button" data-variant="secondary">
        Ask the workshop
      </SectionLink>
    </div>
  );
}

const SIZES = "(min-width: 80rem) 395px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 36vw";

interface ServiceCardProps {
  service: Service;
  override: ShownCard | undefined;
}

/**
 * Show a service that leads to the enquiry form, which then has the service chosen. It is rendered once more
 * only where the owner's settings have something for it, because all at once take a phone 0.1 s.
 */
const ServiceCard = memo(({ service, override }: ServiceCardProps) => {
  const { image, title, description } = withOverride(service, override);
  return (
    <li className="photo-hover relative grid grid-cols-[2fr_3fr] gap-4 sm:block">
      <div className="aspect-square overflow-hidden bg-raised sm:aspect-photo">
        <Picture image={image} sizes={SIZES} className="size-full object-cover" />
      </div>
      <div className="self-center sm:pt-4">
        <h3 className="headline flex items-start gap-2.5 text-h3">
          <HomeIcon id={service.id} className="mt-0.5 size-5 text-muted" />
          <Link
            to={{ search: `?service=${service.id}`, hash: SECTIONS.contact.id }}
            state={{ keepScroll: true }}
            onClick={() => scrollToSection(SECTIONS.contact.id)}
            className="stretched underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-muted text-small sm:text-body">{description}</p>
      </div>
    </li>
  );
});
