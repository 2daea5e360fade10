import { useState } from "react";
import { type CodeDraft, draftsOfCodes } from "./code-rows";
import { draftedRows, type FitmentRows, rowsOf } from "./fitment-rows";
import type { ProductDraft } from "./product-draft";
import type { FormLists } from "./use-form-lists";
import { usePictures } from "./use-pictures";

/** Keep what a product's form has besides its fields: pictures, models that it fits, and other part numbers. */
export function useProductParts({ product, fitting, codes: saved }: FormLists, draft?: ProductDraft) {
  const pictures = usePictures(product, draft?.pictures);
  const [rows, setRows] = useState<FitmentRows | undefined>(draft?.rows && draftedRows(draft.rows));
  const [codes, setCodes] = useState<CodeDraft[] | undefined>(draft?.codes);
  return {
    pictures,
    /** Undefined as long as they are as they were; the same holds for the codes. */
    rows,
    shownRows: rows ?? rowsOf(fitting),
    setRows,
    codes,
    shownCodes: codes ?? draftsOfCodes(saved),
    setCodes,
    isChanged: rows !== undefined || codes !== undefined || pictures.isChanged,
  };
}

export type ProductParts = ReturnType<typeof useProductParts>;
