import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { callUndoably, type Undoable, useTellUndoable } from "@/shared/admin/undo";
import type { CopyMode } from "../copy-fitment-dialog";
import { useSelection } from "../list/selection";
import type { BulkFields } from "./bulk-changes";
import { PRICES, type PricesWanted } from "./price-dialog";

interface BulkAnswer {
  count: number;
}

/** Each act is all or nothing on the server; the selection is cleared after it. */
export function useBulkActs() {
  const client = useQueryClient();
  const tell = useTellUndoable();
  const clear = useSelection((selection) => selection.clear);
  const finish =
    (title: string) =>
    ({ answer, undo }: Undoable<BulkAnswer>) => {
      clear();
      tell({ title, description: answer.count === 1 ? "1 product" : `${answer.count} products` }, undo);
      document.getElementById("main")?.focus({ preventScroll: true });
      return refreshCatalogue(client);
    };
  const remove = useMutation({
    mutationFn: (ids: string[]) =>
      callUndoably("/api/admin/products/bulk-delete", { method: "POST", body: { ids } }),
    onSuccess: finish("Products deleted"),
    onError: tellFailure("Failed to delete products"),
  });
  const change = useMutation({
    mutationFn: ({ ids, updates }: { ids: string[]; updates: Partial<BulkFields> }) =>
      callUndoably("/api/admin/products/bulk-update", { method: "POST", body: { ids, updates } }),
    onSuccess: finish("Products updated"),
    onError: tellFailure("Failed to update products"),
  });
  const copyFitment = useMutation({
    mutationFn: (body: { fromProductId: string; toIds: string[]; mode: CopyMode }) =>
      callUndoably("/api/admin/fitment/copy", { method: "POST", body }),
    onSuccess: finish("Vehicles copied"),
    onError: tellFailure("Failed to copy the vehicles"),
  });
  const changePrices = useMutation({
    mutationFn: (body: PricesWanted & { ids: string[] }) => callUndoably(PRICES, { method: "POST", body }),
    onSuccess: finish("Prices changed"),
    onError: tellFailure("Failed to change the prices"),
  });
  return { remove, change, copyFitment, changePrices };
}
