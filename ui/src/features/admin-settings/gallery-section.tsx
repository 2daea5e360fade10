import { PROJECTS } from "@/content/projects";
import { FormSection } from "@/shared/admin/form-section";
import type { CardOverride } from "@/shared/api/types";
import { CardsError } from "./cards-error";
import { GalleryCard } from "./gallery-card";
import type { SettingsFields } from "./use-settings-form";

export function GallerySection({ fields: { form, errors, set } }: { fields: SettingsFields }) {
  const change = (card: CardOverride) =>
    set(
      "galleryImages",
      form.galleryImages.map((each) => (each.slot === card.slot ? card : each)),
    );
  return (
    <FormSection
      id="gallery"
      title="Portfolio"
      description="The six cards of the home page. Replace the illustrations by your own work; what you leave blank stays as the site brings it."
    >
      <CardsError>{errors.galleryImages}</CardsError>
      <ul>
        {PROJECTS.map((project, place) => {
          const card = form.galleryImages[place];
          return card && <GalleryCard key={project.slot} project={project} card={card} onChange={change} />;
        })}
      </ul>
    </FormSection>
  );
}
