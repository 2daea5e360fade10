import { PICTURE_KINDS } from "@/shared/admin/upload/picture-kinds";
import type { Picture } from "@/shared/api/types";
import { PICTURE_BYTES } from "@/shared/lib/picture-bytes";

/** The server refuses a thirteenth. */
export const MOST_PICTURES = 12;
export const TOO_MANY = `A product has at most ${MOST_PICTURES} pictures`;

/** A picture of the form: one of the product's, an earlier upload, or a file that is not sent yet. */
export interface PictureDraft {
  key: string;
  /** It is null for a file. */
  url: string | null;
  /** The product's present picture at this address, if it is one. */
  stored: Picture | undefined;
  file: File | null;
  alt: string;
  /** It is removed when the form is saved. */
  removed: boolean;
  isSending: boolean;
  /** Why its file was refused. */
  problem: string | undefined;
}

/** The part of a picture that outlives the session. */
export type DraftedPicture = Pick<PictureDraft, "url" | "alt" | "removed">;

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];

/** Return the word for a place, such as "second". */
export const ordinalOf = (place: number): string => ORDINALS[place] ?? "last";

/** Return the pictures as they are saved, or as a draft has left them. Those that landed since come last. */
export function draftsOf(saved: Picture[], drafted?: DraftedPicture[]): PictureDraft[] {
  if (!drafted) return saved.map(storedDraft);
  const drafts = drafted.flatMap(({ url, alt, removed }) => {
    if (!url) return [];
    const stored = saved.find((each) => each.url === url);
    return [{ ...(stored ? storedDraft(stored) : uploadDraft(url)), alt, removed }];
  });
  return withLanded(drafts, saved);
}

/** Return the drafts with pictures that the product has got meanwhile. What was chosen here stays. */
export function withLanded(drafts: PictureDraft[], saved: Picture[]): PictureDraft[] {
  const known = new Set(drafts.map(({ url }) => url));
  return [...drafts, ...saved.filter(({ url }) => !known.has(url)).map(storedDraft)];
}

const BLANK = { stored: undefined, file: null, removed: false, isSending: false, problem: undefined };

function storedDraft(stored: Picture): PictureDraft {
  return { ...BLANK, key: stored.url, url: stored.url, stored, alt: stored.alt };
}

export function uploadDraft(url: string): PictureDraft {
  return { ...BLANK, key: url, url, alt: "" };
}

let files = 0;

export function fileDraft(file: File): PictureDraft {
  files += 1;
  return { ...BLANK, key: `file ${files}`, url: null, file, alt: "" };
}

/** Return the pictures that the product will have. */
export const shownOf = (drafts: PictureDraft[]): PictureDraft[] => drafts.filter(({ removed }) => !removed);

/** Return the pictures that have an address, as they are sent. An upload without words here has its own still. */
export function wantedOf(drafts: PictureDraft[]): { url: string; alt?: string }[] {
  return shownOf(drafts).flatMap(({ url, alt, stored }) => {
    const words = alt.trim();
    return url ? [{ url, ...((words || stored) && { alt: words }) }] : [];
  });
}

export function isChanged(drafts: PictureDraft[], saved: Picture[]): boolean {
  return shownOf(drafts).some(({ file }) => file) || !isSame(wantedOf(drafts), saved);
}

export function isSame(wanted: { url: string; alt?: string }[], saved: Picture[]): boolean {
  const isAlike = ({ url, alt }: { url: string; alt?: string }, place: number) =>
    url === saved[place]?.url && (alt ?? saved[place].alt) === saved[place].alt;
  return wanted.length === saved.length && wanted.every(isAlike);
}

/** Return the files that can be added where there is room for so many, and a sentence for each of the others. */
export function sortFiles(chosen: File[], room: number): { taken: File[]; refused: string[] } {
  const refused: string[] = [];
  const taken: File[] = [];
  for (const file of chosen) {
    if (!PICTURE_KINDS.split(",").includes(file.type)) {
      refused.push(`${file.name} is not a JPEG, PNG or WebP picture`);
    } else if (file.size > PICTURE_BYTES) {
      refused.push(`${file.name} is larger than 10 MB`);
    } else if (taken.length >= room) {
      refused.push(`${file.name} was not added. ${TOO_MANY}`);
    } else {
      taken.push(file);
    }
  }
  return { taken, refused };
}
