import type { Project } from "@/content/projects";
import type { CardOverride } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { Textarea } from "@/shared/ui/textarea";
import { CardPicture } from "./card-picture";
import { PictureChoice } from "./picture-choice";
import { isOwn, siteCard } from "./settings-form";

interface GalleryCardProps {
  project: Project;
  card: CardOverride;
  onChange: (card: CardOverride) => void;
}

/** One card of the portfolio: its picture and words, the site's own showing through where it is blank. */
export function GalleryCard({ project, card, onChange }: GalleryCardProps) {
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
                aria-label={`Reset ${name} to the site's own`}
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
                maxLength={200}
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
                maxLength={200}
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
                maxLength={500}
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
