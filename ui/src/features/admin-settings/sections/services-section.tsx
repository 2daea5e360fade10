import { SERVICES, type Service } from "@/content/home/services";
import { FormSection } from "@/shared/admin/forms/form-section";
import type { CardOverride } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import type { SettingsFields } from "../form/use-settings-form";
import { CardPicture, CardsError, PictureChoice } from "./card-picture";

export function ServicesSection({ fields: { form, errors, set } }: { fields: SettingsFields }) {
  const change = (card: CardOverride) =>
    set(
      "serviceImages",
      form.serviceImages.map((each) => (each.slot === card.slot ? card : each)),
    );
  return (
    <FormSection
      id="services"
      title="Pictures of the services"
      description="One for each service on the home page; wide ones (3:2) fit best."
    >
      <CardsError>{errors.serviceImages}</CardsError>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {SERVICES.map((service, place) => {
          const card = form.serviceImages[place];
          return card && <ServicePicture key={service.id} service={service} card={card} onChange={change} />;
        })}
      </ul>
    </FormSection>
  );
}

interface ServicePictureProps {
  service: Service;
  card: CardOverride;
  onChange: (card: CardOverride) => void;
}

function ServicePicture({ service, card, onChange }: ServicePictureProps) {
  return (
    <li className="flex flex-col gap-2">
      <CardPicture
        own={card.imageUrl}
        picture={service.picture}
        alt={card.imageUrl ? `Your picture for ${service.title}` : service.pictureText}
        className="aspect-photo"
      />
      <h3 className="mb-auto font-sans font-semibold leading-snug">{service.title}</h3>
      <div className="flex flex-wrap gap-2">
        <PictureChoice of={service.title} onChoose={(imageUrl) => onChange({ ...card, imageUrl })} />
        {card.imageUrl && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Reset ${service.title} to the site's own`}
            onClick={() => onChange({ ...card, imageUrl: null })}
          >
            Reset
          </Button>
        )}
      </div>
    </li>
  );
}
