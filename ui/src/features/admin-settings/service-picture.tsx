import type { Service } from "@/content/services";
import type { CardOverride } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { CardPicture } from "./card-picture";
import { PictureChoice } from "./picture-choice";

interface ServicePictureProps {
  service: Service;
  card: CardOverride;
  onChange: (card: CardOverride) => void;
}

export function ServicePicture({ service, card, onChange }: ServicePictureProps) {
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
