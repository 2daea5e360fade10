import { ILLUSTRATIVE, SOME_ILLUSTRATIVE } from "@/content/home/texts";
import type { Picture, ShownCard } from "@/shared/api/types";
import { sitePicture } from "@/shared/ui/pictures/site-picture";

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

/** Return the card with the owner's own values. Where the owner left one blank, the site's own is shown. */
export function withOverride(card: Card, override: ShownCard | undefined): CardContent {
  const title = override?.title || card.title;
  return {
    title,
    description: override?.description || card.description,
    badge: override?.badge || card.badge || "",
    image: override?.image ? { ...override.image, alt: title } : sitePicture(card.picture, card.pictureText),
  };
}

export function findOverride(cards: ShownCard[], slot: string): ShownCard | undefined {
  return cards.find((card) => card.slot === slot);
}

/** Return the note beside the cards: whether all, some or none of them show a picture of the site's own. */
export function sayIllustrative(slots: readonly { slot: string }[], cards: ShownCard[]): string {
  const own = slots.filter(({ slot }) => findOverride(cards, slot)?.imageUrl).length;
  if (own === 0) return ILLUSTRATIVE;
  return own < slots.length ? SOME_ILLUSTRATIVE : "";
}
