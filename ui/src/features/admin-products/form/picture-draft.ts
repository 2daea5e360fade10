import type { Picture, Product } from "@/shared/api/types";

/** The draft of one of the two pictures. */
export interface PictureDraft {
  /** The product's present picture in this slot. */
  stored: Picture | undefined;
  /** A new one that is not sent yet. */
  file: File | null;
  /** The URL of an earlier upload to show instead. */
  upload: string | null;
  /** The stored one will be removed. */
  removed: boolean;
  alt: string;
}

export type PictureDrafts = [PictureDraft, PictureDraft];

/** The names of a slot in the API and for people. */
export const SLOTS = [
  { call: "image", url: "imageUrl", alt: "imageAlt", ordinal: "first" },
  { call: "image2", url: "imageUrl2", alt: "imageAlt2", ordinal: "second" },
] as const;

/** Return both as they are saved, with `changes` made to them. */
export function draftsOf(product: Product | undefined, changes: Partial<PictureDraft>[] = []): PictureDrafts {
  return [
    { ...draftOf(product, product?.imageUrl), ...changes[0] },
    { ...draftOf(product, product?.imageUrl2), ...changes[1] },
  ];
}

export function isChanged({ stored, file, upload, removed, alt }: PictureDraft): boolean {
  return (
    file !== null ||
    upload !== null ||
    (removed && stored !== undefined) ||
    (!removed && alt !== (stored?.alt ?? ""))
  );
}

/**
 * Return the drafts with pictures that the product has got meanwhile where it had none. What was chosen here is
 * still chosen.
 */
export function withLanded(drafts: PictureDrafts, product: Product): PictureDrafts {
  return drafts.map((draft, place) => {
    const { stored, alt } = draftOf(product, product[SLOTS[place as 0 | 1].url]);
    return draft.stored || !stored ? draft : { ...draft, stored, removed: false, alt: draft.alt || alt };
  }) as PictureDrafts;
}

function draftOf(product: Product | undefined, url: string | null | undefined): PictureDraft {
  const stored = product?.images.find((image) => image.url === url);
  return { stored, file: null, upload: null, removed: false, alt: stored?.alt ?? "" };
}
