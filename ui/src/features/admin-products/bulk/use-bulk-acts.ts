import { countOf } from "@/shared/admin/count-of";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";
import type { CopyMode } from "../copy-fitment-dialog";
import { useSelection } from "../list/selection";
import type { BulkFields } from "./bulk-changes";
import { CAMPAIGN } from "./campaign";
import { PRICES, type PricesWanted } from "./price-dialog";
import type { CampaignWanted } from "./sale-dialog";

interface BulkAnswer {
  count: number;
}

/** Return the bulk actions. Each is all or nothing on the server, and the selection is cleared after it. */
export function useBulkActs() {
  const clear = useSelection((selection) => selection.clear);
  const outcome = (title: string, failure: string) => ({
    failure,
    success: ({ count }: BulkAnswer) => ({ title, description: countOf(count, "product") }),
    focusesPage: true,
    done: clear,
    reload: refreshCatalogue,
  });
  const remove = useUndoableCall(
    (ids: string[]) => callUndoably("/api/admin/products/bulk-delete", { method: "POST", body: { ids } }),
    outcome("Products deleted", "Failed to delete products"),
  );
  const change = useUndoableCall(
    ({ ids, updates }: { ids: string[]; updates: Partial<BulkFields> }) =>
      callUndoably("/api/admin/products/bulk-update", { method: "POST", body: { ids, updates } }),
    { ...outcome("Products updated", "Failed to update products"), undoneTitle: UNDONE },
  );
  const copyFitment = useUndoableCall(
    (body: { fromProductId: string; toIds: string[]; mode: CopyMode }) =>
      callUndoably("/api/admin/fitment/copy", { method: "POST", body }),
    { ...outcome("Vehicles copied", "Failed to copy the vehicles"), undoneTitle: UNDONE },
  );
  const changePrices = useUndoableCall(
    (body: PricesWanted & { ids: string[] }) => callUndoably(PRICES, { method: "POST", body }),
    { ...outcome("Prices changed", "Failed to change the prices"), undoneTitle: UNDONE },
  );
  const putOnSale = useUndoableCall(
    (body: CampaignWanted & { ids: string[] }) => callUndoably(CAMPAIGN, { method: "POST", body }),
    { ...outcome("Sale changed", "Failed to change the sale"), undoneTitle: UNDONE },
  );
  return { remove, change, copyFitment, changePrices, putOnSale };
}
