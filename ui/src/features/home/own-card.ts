import type { OwnCard, Picture } from "@/shared/api/types";
import { sitePicture } from "@/shared/ui/site-picture";

interface Card {
  picture: string;
  pictureText: string;
  title: string;
  description: string;
  badge?: string;
}

interface ShownCard {
  image: Picture;
  title: string;
  description: string;
  badge: string;
}

/** The card as the owner wants it: what the owner left blank stays the site's own. */
export function withOwn(card: Card, own: OwnCard | undefined): ShownCard {
  const title = own?.title || card.title;
  return {
    title,
    description: own?.description || card.description,
    badge: own?.badge || card.badge || "",
    image: own?.imageUrl ? ownPicture(own.imageUrl, title) : sitePicture(card.picture, card.pictureText),
  };
}

export function findOwn(cards: OwnCard[], slot: string): OwnCard | undefined {
  return cards.find((card) => card.slot === slot);
}

/** Only its address is known here; the card's box and object-fit give it its measures. */
function ownPicture(url: string, alt: string): Picture {
  return { url, alt, width: 1280, height: 854, widths: [] };
}
