import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CodeDraft } from "./code-rows";
import type { FitmentDetails, FitmentRows } from "./fitment-rows";
import type { PictureDrafts } from "./picture-draft";
import type { ProductFields, ProductValues } from "./product-schema";

/** The part of a product form that outlives the session: all but the files, which a page may not store. */
export interface ProductDraft {
  /** Those that were changed: what was not typed is read afresh. */
  fields: Partial<ProductFields>;
  /** The stock that the form showed. */
  stockWas: number | undefined;
  pictures: { upload: string | null; removed: boolean; alt: string }[];
  /** Undefined: as it was. */
  rows: [string, FitmentDetails][] | undefined;
  /** Undefined: as they were. */
  codes: CodeDraft[] | undefined;
  /** True when a file had been chosen. */
  file: boolean;
}

export function whatIsLacking({ file }: ProductDraft): string | undefined {
  return file ? "It is not saved yet. Choose the picture from this device again." : undefined;
}

export function toProductDraft(
  fields: ProductFields,
  shown: ProductFields,
  pictures: PictureDrafts,
  rows: FitmentRows | undefined,
  codes: CodeDraft[] | undefined,
): ProductDraft {
  const changes = pictures.map(({ upload, removed, alt }) => ({ upload, removed, alt }));
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== shown[name as keyof ProductFields],
  );
  return {
    fields: Object.fromEntries(typed),
    stockWas: Number(shown.inventory),
    pictures: changes,
    rows: rows && [...rows],
    codes,
    file: pictures.some(({ file }) => file),
  };
}

/** Puts the draft's fields into the form, as changes of what is saved. */
export function useRestored(
  form: UseFormReturn<ProductFields, unknown, ProductValues>,
  draft: ProductDraft | undefined,
): void {
  const { reset, getValues } = form;
  useEffect(() => {
    if (draft) reset({ ...getValues(), ...draft.fields }, { keepDefaultValues: true });
  }, [reset, getValues, draft]);
}
