import type { Picture, Product } from "@/shared/api/types";

/** One of the two pictures as the form would have it. */
export interface PictureDraft {
  /** What the product shows there now. */
  kept: Picture | undefined;
  /** A new one, not sent yet. */
  file: File | null;
  /** The url of an earlier upload to show instead. */
  upload: string | null;
  /** The kept one shall go. */
  removed: boolean;
  alt: string;
}

export type PictureDrafts = [PictureDraft, PictureDraft];

/** The names of a slot in the API and to a person. */
export const SLOTS = [
  { call: "image", url: "imageUrl", alt: "imageAlt", ordinal: "first" },
  { call: "image2", url: "imageUrl2", alt: "imageAlt2", ordinal: "second" },
] as const;

/** Both as they are saved, with `changes` made to them. */
export function draftsOf(product: Product | undefined, changes: Partial<PictureDraft>[] = []): PictureDrafts {
  return [
    { ...draftOf(product, product?.imageUrl), ...changes[0] },
    { ...draftOf(product, product?.imageUrl2), ...changes[1] },
  ];
}

export function isChanged({ kept, file, upload, removed, alt }: PictureDraft): boolean {
  return (
    file !== null ||
    upload !== null ||
    (removed && kept !== undefined) ||
    (!removed && alt !== (kept?.alt ?? ""))
  );
}

function draftOf(product: Product | undefined, url: string | null | undefined): PictureDraft {
  const kept = product?.images.find((image) => image.url === url);
  return { kept, file: null, upload: null, removed: false, alt: kept?.alt ?? "" };
}
