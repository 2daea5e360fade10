import { useRef } from "react";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { OwnProduct } from "@/shared/admin/types";
import { useCall } from "@/shared/admin/use-call";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import type { CodeDraft } from "./code-rows";
import type { FitmentRows } from "./fitment-rows";
import type { OptionDraft } from "./option-rows";
import type { ProductValues } from "./product-schema";
import { PictureFailed, savePictures } from "./save-pictures";
import { addProduct, saveCodes, saveFields, saveFitment, saveOptions } from "./save-product";
import type { Pictures } from "./use-pictures";

export interface ProductDraft {
  values: ProductValues;
  pictures: Pictures;
  /** It is undefined where nothing was changed. */
  rows: FitmentRows | undefined;
  /** It is undefined where nothing was changed. */
  codes: CodeDraft[] | undefined;
  /** It is undefined where nothing was changed. */
  options: OptionDraft[] | undefined;
}

interface Outcomes {
  onSaved: (name: string) => void;
  /** The product itself was refused. The change was based on this stock. */
  onRefused: (error: Error, stockWas: number) => void;
  /** The fields are saved, and the product has this stock now. */
  onStock: (stock: number) => void;
}

/**
 * Save a whole product. A new one is hidden until its pictures, what it fits and its numbers are saved; those
 * of an existing one are saved before its fields, since they are refused more often. After a half success the
 * next try continues.
 */
export function useSaveProduct(opened: OwnProduct | undefined, { onSaved, onRefused, onStock }: Outcomes) {
  const known = useRef(opened);
  const pending = useRef(false);
  const call = useCall(
    async ({ values, pictures, rows, codes, options }: ProductDraft) => {
      if (!known.current) {
        pending.current = Boolean(rows || codes || options || pictures.isChanged);
        known.current = await addProduct(values, pending.current);
      }
      const { id } = known.current;
      if (rows) await saveFitment(id, values.fits, rows);
      if (codes) await saveCodes(id, codes);
      if (options) await saveOptions(id, options);
      const early = pending.current ? await savePictures(id, pictures) : undefined;
      if (early) throw early;
      const product = await saveFields(known.current, values);
      known.current = product;
      // A difference is added once, also when what follows is refused and tried again.
      onStock(product.inventory);
      const late = pending.current ? undefined : await savePictures(id, pictures);
      if (late) throw late;
      return product;
    },
    {
      done: (product) => onSaved(product.name),
      refused: (error) => {
        toast({ ...complaintAbout(error, pending.current && known.current), tone: "danger" });
        if (error instanceof ApiError) onRefused(error, known.current?.inventory ?? 0);
      },
      // A half success has changed something too.
      reload: refreshCatalogue,
      reloadsAlways: true,
    },
  );
  /** From now on the owner knows this stock. */
  const knowStock = (inventory: number) => {
    if (known.current) known.current = { ...known.current, inventory };
  };
  return { ...call, knowStock };
}

const STAYS_HIDDEN = "It stays hidden until everything is saved.";

/** Return the complaint, with the draft that a half success has left, if any. */
function complaintAbout(error: Error, draft: OwnProduct | false | undefined) {
  if (error instanceof PictureFailed) {
    const reason = serverMessage(error.cause) ?? "Please try again.";
    return {
      title: error.message,
      description: `${draft ? STAYS_HIDDEN : "Everything else is saved."} ${reason}`,
    };
  }
  const reason = serverMessage(error);
  return {
    title: "Failed to save product",
    description: draft ? [STAYS_HIDDEN, reason].filter(Boolean).join(" ") : reason,
  };
}
