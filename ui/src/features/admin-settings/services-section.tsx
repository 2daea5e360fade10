import { SERVICES } from "@/content/services";
import { FormSection } from "@/shared/admin/form-section";
import type { CardOverride } from "@/shared/api/types";
import { CardsError } from "./cards-error";
import { ServicePicture } from "./service-picture";
import type { SettingsFields } from "./use-settings-form";

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
