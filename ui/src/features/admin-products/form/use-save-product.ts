import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import type { Product } from "@/shared/api/types";
import { toast } from "@/shared/ui/toast-store";
import type { CodeDraft } from "./code-rows";
import type { FitmentRows } from "./fitment-rows";
import type { PictureDrafts } from "./picture-draft";
import type { ProductValues } from "./product-schema";
import { PictureFailed, saveCodes, saveFields, saveFitment, savePictures } from "./save-product";

export interface ProductDraft {
  values: ProductValues;
  pictures: PictureDrafts;
  /** Undefined: as it was. */
  rows: FitmentRows | undefined;
  /** Undefined: as they were. */
  codes: CodeDraft[] | undefined;
}

interface Outcomes {
  onSaved: (name: string) => void;
  /** The product itself was refused; the change was based on this stock. */
  onRefused: (error: Error, stockWas: number) => void;
  /** The fields are saved, and the product has this stock by now. */
  onStock: (stock: number) => void;
}

/** Saves the product, then its pictures, what it fits and its numbers. After a half success the next try goes on from there. */
export function useSaveProduct(opened: Product | undefined, { onSaved, onRefused, onStock }: Outcomes) {
  const client = useQueryClient();
  const known = useRef(opened);
  const mutation = useMutation({
    mutationFn: async ({ values, pictures, rows, codes }: ProductDraft) => {
      const product = await saveFields(known.current, values);
      known.current = product;
      // A difference is added once, also when what follows is refused and tried again.
      onStock(product.inventory);
      const failure = await savePictures(product.id, pictures);
      if (rows) await saveFitment(product.id, values.fits, rows);
      if (codes) await saveCodes(product.id, codes);
      if (failure) throw failure;
      return product;
    },
    onSuccess: (product) => onSaved(product.name),
    onError: (error) => {
      toast({ ...complaintAbout(error), tone: "danger" });
      if (error instanceof ApiError) onRefused(error, known.current?.inventory ?? 0);
    },
    // A half success has changed something too.
    onSettled: () => refreshCatalogue(client),
  });
  /** From now on the owner knows of this stock. */
  const knowStock = (inventory: number) => {
    if (known.current) known.current = { ...known.current, inventory };
  };
  return { ...mutation, knowStock };
}

function complaintAbout(error: Error) {
  if (error instanceof PictureFailed) {
    const reason = serverMessage(error.cause) ?? "Please try again.";
    return { title: error.message, description: `Everything else is saved. ${reason}` };
  }
  return { title: "Failed to save product", description: serverMessage(error) };
}
