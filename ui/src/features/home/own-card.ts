import type { Picture, ShownCard } from "@/shared/api/types";
import { sitePicture } from "@/shared/ui/site-picture";

interface Card {
  picture: string;
  pictureText: string;
  title: string;
  description: string;
  badge?: string;
}

interface CardContent {
  image: Picture;
  title: string;
  description: string;
  badge: string;
}

/** The card as the owner wants it: what the owner left blank stays the site's own. */
export function withOwn(card: Card, own: ShownCard | undefined): CardContent {
  const title = own?.title || card.title;
  return {
    title,
    description: own?.description || card.description,
    badge: own?.badge || card.badge || "",
    image: own?.image ? { ...own.image, alt: title } : sitePicture(card.picture, card.pictureText),
  };
}

export function findOwn(cards: ShownCard[], slot: string): ShownCard | undefined {
  return cards.find((card) => card.slot === slot);
}
