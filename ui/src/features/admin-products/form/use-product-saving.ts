import { type BaseSyntheticEvent, useRef, useState } from "react";
import { isAlike } from "@/shared/admin/drafts/put-over";
import { useLatest } from "@/shared/admin/drafts/use-latest";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import type { OwnProduct } from "@/shared/admin/types";
import { workshopTime } from "@/shared/admin/workshop-time";
import { fieldMessages } from "@/shared/api/api-error";
import { showFieldErrors } from "@/shared/ui/forms/show-field-errors";
import { type MovedStock, movedStockOf } from "../moved-stock";
import type { ProductForm } from "./detail-fields";
import type { MoreFold } from "./more-panels";
import { findOptionFault, type OptionFault } from "./option-rows";
import type { ProductDraft } from "./product-draft";
import type { ProductValues } from "./product-schema";
import type { ProductParts } from "./use-product-parts";
import { useSaveProduct } from "./use-save-product";

interface ProductSaving {
  product: OwnProduct | undefined;
  draft: ProductDraft | undefined;
  form: ProductForm;
  parts: ProductParts;
  more: MoreFold;
  /** `isAll` says whether nothing was typed meanwhile. */
  onSaved: (name: string, isAll: boolean) => void;
}

/** Save the form of a product. A refusal is shown at its fields; a stock that was sold meanwhile becomes a question. */
export function useProductSaving({ product, draft, form, parts, more, onSaved }: ProductSaving) {
  const [moved, setMoved] = useState<MovedStock>();
  const [optionFault, setOptionFault] = useState<OptionFault>();
  const typed = useLatest(() => ({ ...form.getValues(), ...contentOf(parts) }));
  const sent = useRef<ReturnType<typeof typed.current>>(undefined);
  const [isAll, setAll] = useState(true);
  const save = useSaveProduct(product && asOpened(product, draft), {
    onSaved: (name) => {
      const isNothingTyped = isAlike(sent.current, typed.current());
      setAll(isNothingTyped);
      onSaved(name, isNothingTyped);
    },
    onRefused: (error, stockWas) => {
      setMoved(movedStockOf(error, stockWas, form.getValues("inventory")));
      more.showWrong(Object.keys(fieldMessages(error)));
      showFieldErrors(form, error);
      const { inventoryChange: message, options: fault } = fieldMessages(error);
      setOptionFault(fault ? { message: fault } : undefined);
      if (message) form.setError("inventory", { message }, { shouldFocus: true });
    },
    onStock: (stock) => {
      if (sent.current?.inventory !== form.getValues("inventory")) return;
      form.setValue("inventory", String(stock));
      sent.current.inventory = String(stock);
    },
  });
  const chooseStock = (stock: number) => {
    if (moved) save.knowStock(moved.now);
    setMoved(undefined);
    form.setValue("inventory", String(stock), { shouldDirty: true, shouldValidate: true });
    form.setFocus("inventory");
  };
  const submit = (values: ProductValues, event?: BaseSyntheticEvent) => {
    const fault = findOptionFault(parts.shownOptions, isOnSale(values));
    setOptionFault(fault);
    if (fault) {
      more.showWrong(["options"]);
      focusFirstWrong(event?.target);
      return;
    }
    // Another number after the refusal was typed with the present stock in view.
    if (moved && Number(values.inventory) !== moved.typed) save.knowStock(moved.now);
    const { pictures, rows, codes, options } = parts;
    // The stock of a product with options is theirs.
    const inventory = parts.shownOptions.length > 0 ? String(product?.inventory ?? 0) : values.inventory;
    sent.current = typed.current();
    save.mutate({ values: { ...values, inventory }, pictures, rows, codes, options });
  };
  return {
    moved,
    chooseStock,
    optionFault,
    /** The options were changed since. */
    forgetFault: () => setOptionFault(undefined),
    submit: form.handleSubmit(submit, (errors) => more.showWrong(Object.keys(errors))),
    isPending: save.isPending,
    /** All of it is saved. */
    isSaved: save.isSuccess && isAll,
  };
}

/** Return what a form has besides its fields, without what saving it changes. */
function contentOf({ rows, codes, options, pictures }: ProductParts) {
  const shown = pictures.drafts.map(({ key, alt, removed }) => ({ key, alt, removed }));
  return { rows: rows && [...rows], codes, options, pictures: shown };
}

/** Return whether the sale runs or is to come. */
function isOnSale({ salePrice, saleTo }: ProductValues): boolean {
  return salePrice !== null && saleTo !== null && saleTo > workshopTime(new Date().toISOString());
}

/** Return the product with the stock on which the restored draft is based. */
function asOpened(product: OwnProduct, draft: ProductDraft | undefined): OwnProduct {
  return draft?.fields.inventory === undefined
    ? product
    : { ...product, inventory: draft.stockWas ?? product.inventory };
}
