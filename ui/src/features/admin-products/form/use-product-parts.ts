import { useState } from "react";
import { type CodeDraft, draftsOfCodes } from "./code-rows";
import { draftedRows, type FitmentRows, rowsOf } from "./fitment-rows";
import { draftsOfOptions, type OptionDraft } from "./option-rows";
import type { ProductDraft } from "./product-draft";
import type { FormLists } from "./use-form-lists";
import { usePictures } from "./use-pictures";

/** Keep what a product's form has besides its fields: pictures, models that it fits, other part numbers and options. */
export function useProductParts(lists: FormLists, draft?: ProductDraft) {
  const { product, fitting, codes: saved } = lists;
  const pictures = usePictures(product, draft?.pictures);
  const [rows, setRows] = useState<FitmentRows | undefined>(draft?.rows && draftedRows(draft.rows));
  const [codes, setCodes] = useState<CodeDraft[] | undefined>(draft?.codes);
  const [options, setOptions] = useState<OptionDraft[] | undefined>(draft?.options);
  return {
    pictures,
    /** Undefined as long as they are as they were; the same holds for codes and options. */
    rows,
    shownRows: rows ?? rowsOf(fitting),
    setRows,
    codes,
    shownCodes: codes ?? draftsOfCodes(saved),
    setCodes,
    options,
    shownOptions: options ?? draftsOfOptions(lists.options),
    setOptions,
    isChanged: [rows, codes, options].some((each) => each !== undefined) || pictures.isChanged,
  };
}

export type ProductParts = ReturnType<typeof useProductParts>;
