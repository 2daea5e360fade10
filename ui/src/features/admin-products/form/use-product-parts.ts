import { useState } from "react";
import { request } from "@/shared/api/request";
import { type CodeDraft, draftsOfCodes } from "./code-rows";
import { draftedRows, type FitmentRows, rowsOf } from "./fitment-rows";
import { draftsOf, isChanged, type PictureDraft, type PictureDrafts, withLanded } from "./picture-draft";
import type { ProductDraft } from "./product-draft";
import type { FormLists } from "./use-form-lists";

/** Keep what a product's form has besides its fields: pictures, models that it fits, and other part numbers. */
export function useProductParts({ product, fitting, codes: saved }: FormLists, draft?: ProductDraft) {
  const [pictures, setPictures] = useState<PictureDrafts>(() => draftsOf(product, draft?.pictures));
  const [rows, setRows] = useState<FitmentRows | undefined>(draft?.rows && draftedRows(draft.rows));
  const [codes, setCodes] = useState<CodeDraft[] | undefined>(draft?.codes);
  return {
    pictures,
    changePicture: (place: 0 | 1) => (changes: Partial<PictureDraft>) =>
      setPictures((drafts) => drafts.with(place, { ...drafts[place], ...changes }) as PictureDrafts),
    /** Show a picture that was sent from a phone. */
    showLanded: async (id: string) => {
      const fresh = await request(`/api/admin/products/${id}`);
      setPictures((drafts) => withLanded(drafts, fresh));
    },
    /** Undefined as long as they are as they were; the same holds for the codes. */
    rows,
    shownRows: rows ?? rowsOf(fitting),
    setRows,
    codes,
    shownCodes: codes ?? draftsOfCodes(saved),
    setCodes,
    isChanged: rows !== undefined || codes !== undefined || pictures.some(isChanged),
  };
}

export type ProductParts = ReturnType<typeof useProductParts>;
