import type { CarModel } from "@/shared/api/types";
import { CopyFitmentDialog, type CopyMode } from "../copy-fitment-dialog";
import { AddManufacturer } from "./add-manufacturer";
import type { ProductForm } from "./detail-fields";
import { FitmentDialog } from "./fitment-dialog";
import { readFitment, WHOLE, withCopied } from "./fitment-rows";
import type { ProductValues } from "./product-schema";
import type { ProductParts } from "./use-product-parts";

/** The dialog that the form has opened: whose fitment is copied, a maker's name, or one model's details. */
export type OpenDialog = "copy" | "maker" | CarModel;

interface ProductDialogsProps {
  open: OpenDialog | undefined;
  onClose: () => void;
  form: ProductForm;
  parts: ProductParts;
  /** The product's name, as a dialog says it. */
  name: string;
}

/** Show the dialogs of a product's form. They stand beside it: a form within it would save the product. */
export function ProductDialogs({ open, onClose, form, parts, name }: ProductDialogsProps) {
  const { shownRows: chosen, setRows } = parts;
  const model = typeof open === "object" ? open : undefined;
  const copy = async (id: string, mode: CopyMode) => {
    const copied = await readFitment(id);
    setRows(withCopied(chosen, copied, mode));
    if (mode === "replace")
      form.setValue("fits", copied.fits as ProductValues["fits"], { shouldDirty: true });
  };
  return (
    <>
      <CopyFitmentDialog
        open={open === "copy"}
        many={name}
        onClose={onClose}
        onCopy={({ id }, mode) => copy(id, mode)}
      />
      <AddManufacturer
        open={open === "maker"}
        onClose={onClose}
        onAdded={(maker) => form.setValue("manufacturer", maker, { shouldDirty: true })}
      />
      <FitmentDialog
        key={model?.id}
        model={model}
        details={(model && chosen.get(model.id)) ?? WHOLE}
        onClose={onClose}
        onChange={(details) => model && setRows(new Map(chosen).set(model.id, details))}
      />
    </>
  );
}
