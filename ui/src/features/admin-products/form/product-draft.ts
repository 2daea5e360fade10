import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CodeDraft } from "./code-rows";
import type { FitmentDetails, FitmentRows } from "./fitment-rows";
import type { OptionDraft } from "./option-rows";
import type { DraftedPicture, PictureDraft } from "./picture-draft";
import type { ProductFields, ProductValues } from "./product-schema";

/** The part of a product form that outlives the session: all but the files, which a page may not store. */
export interface ProductDraft {
  /** The fields that were changed. The others are read again. */
  fields: Partial<ProductFields>;
  /** The stock that the form showed. */
  stockWas: number | undefined;
  pictures: DraftedPicture[];
  /** It is undefined where nothing was changed. */
  rows: [string, FitmentDetails][] | undefined;
  /** It is undefined where nothing was changed. */
  codes: CodeDraft[] | undefined;
  /** It is undefined where nothing was changed. */
  options?: OptionDraft[] | undefined;
  /** A file had been chosen. */
  file: boolean;
}

export function whatIsLacking({ file }: ProductDraft): string | undefined {
  return file ? "It is not saved yet. Choose the picture from this device again." : undefined;
}

export function toProductDraft(
  fields: ProductFields,
  shown: ProductFields,
  pictures: PictureDraft[],
  rows: FitmentRows | undefined,
  codes: CodeDraft[] | undefined,
  options: OptionDraft[] | undefined,
): ProductDraft {
  const drafted = pictures.map(({ url, alt, removed }) => ({ url, alt, removed }));
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== shown[name as keyof ProductFields],
  );
  return {
    fields: Object.fromEntries(typed),
    stockWas: Number(shown.inventory),
    pictures: drafted,
    rows: rows && [...rows],
    codes,
    options,
    file: pictures.some(({ file, removed }) => file && !removed),
  };
}

/** Put the draft's fields into the form, as changes of what is saved. */
export function useRestored(
  form: UseFormReturn<ProductFields, unknown, ProductValues>,
  draft: ProductDraft | undefined,
): void {
  const { reset, getValues } = form;
  useEffect(() => {
    if (draft) reset({ ...getValues(), ...draft.fields }, { keepDefaultValues: true });
  }, [reset, getValues, draft]);
}
