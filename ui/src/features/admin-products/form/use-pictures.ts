import { useState } from "react";
import { request } from "@/shared/api/request";
import type { Picture, Product } from "@/shared/api/types";
import {
  type DraftedPicture,
  draftsOf,
  fileDraft,
  isChanged,
  MOST_PICTURES,
  type PictureDraft,
  shownOf,
  sortFiles,
  TOO_MANY,
  uploadDraft,
  withLanded,
} from "./picture-draft";

/** Keep the pictures of a product's form. Nothing is sent before the form is saved. */
export function usePictures(product: Product | undefined, drafted?: DraftedPicture[]) {
  const [saved, setSaved] = useState<Picture[]>(product?.images ?? []);
  const [drafts, setDrafts] = useState(() => draftsOf(product?.images ?? [], drafted));
  const [refused, setRefused] = useState<string[]>([]);
  const room = MOST_PICTURES - shownOf(drafts).length;
  const change = (key: string, changes: Partial<PictureDraft>) =>
    setDrafts((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  return {
    drafts,
    saved,
    /** A sentence for each file that was not taken. */
    refused,
    room,
    change,
    addFiles: (files: File[]) => {
      const sorted = sortFiles(files, room);
      setRefused(sorted.refused);
      setDrafts((all) => [...all, ...sorted.taken.map(fileDraft)]);
    },
    addUpload: (url: string) => {
      const isThere = shownOf(drafts).some((each) => each.url === url);
      setRefused(isThere ? ["The product has this picture already"] : room > 0 ? [] : [TOO_MANY]);
      if (isThere || room < 1) return;
      setDrafts((all) => [...all.filter((each) => each.url !== url), uploadDraft(url)]);
    },
    /** Write the order of the pictures that are shown. */
    order: (keys: string[]) =>
      setDrafts((all) => [
        ...keys.flatMap((key) => all.filter((each) => each.key === key)),
        ...all.filter(({ key }) => !keys.includes(key)),
      ]),
    /** Note what the product has now, of which these drafts are still to be saved. */
    setSaved,
    /** Show a picture that was sent from a phone. */
    showLanded: async (id: string) => {
      const { images } = await request(`/api/admin/products/${id}`);
      setSaved(images);
      setDrafts((all) => withLanded(all, images));
    },
    isChanged: isChanged(drafts, saved),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
