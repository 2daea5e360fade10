import { PROJECTS, type Project } from "@/content/home/projects";
import { FormSection } from "@/shared/admin/forms/form-section";
import { CardPicture, CardsError, PictureChoice } from "@/shared/admin/upload/card-picture";
import { galleryCard } from "@/shared/api/fields/admin-fields";
import type { CardOverride } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { isOwn, siteCard } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

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
      description="The six cards of the home page. Replace the illustrations with your own work; what you leave blank stays as it is."
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

interface GalleryCardProps {
  project: Project;
  card: CardOverride;
  onChange: (card: CardOverride) => void;
}

/** One card of the portfolio: its picture and words, the site's own showing through where it is blank. */
function GalleryCard({ project, card, onChange }: GalleryCardProps) {
  const name = `Card ${project.slot}`;
  return (
    <li className="border-line py-5 not-last:border-b first:pt-0 last:pb-0">
      <fieldset className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-1">
          <CardPicture
            own={card.imageUrl}
            picture={project.picture}
            alt={card.imageUrl ? `Your picture for ${name}` : project.pictureText}
            className="aspect-project"
          />
          <div className="flex flex-wrap gap-2">
            <PictureChoice of={name} onChoose={(imageUrl) => onChange({ ...card, imageUrl })} />
            {isOwn(card) && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`Reset ${name} to the original`}
                onClick={() => onChange(siteCard(card.slot))}
              >
                Reset
              </Button>
            )}
          </div>
        </div>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label="Title">
            {(control) => (
              <Input
                {...control}
                placeholder={project.title}
                maxLength={galleryCard.title.maxLength}
                value={card.title}
                onChange={({ target }) => onChange({ ...card, title: target.value })}
              />
            )}
          </Field>
          <Field label="Badge">
            {(control) => (
              <Input
                {...control}
                placeholder={project.badge}
                maxLength={galleryCard.badge.maxLength}
                value={card.badge}
                onChange={({ target }) => onChange({ ...card, badge: target.value })}
              />
            )}
          </Field>
          <Field label="Description" className="sm:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                placeholder={project.description}
                maxLength={galleryCard.description.maxLength}
                value={card.description}
                onChange={({ target }) => onChange({ ...card, description: target.value })}
              />
            )}
          </Field>
        </div>
      </fieldset>
    </li>
  );
}
