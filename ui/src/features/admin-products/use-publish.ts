import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";

/** Show a hidden product to visitors. The toast can undo it. */
export function usePublish() {
  return useUndoableCall(
    ({ id }: { id: string; name: string }) =>
      callUndoably("/api/admin/products/bulk-update", {
        method: "POST",
        body: { ids: [id], updates: { hidden: 0 } },
      }),
    {
      failure: "Failed to publish the product",
      success: (_, { name }) => ({ title: "Product published", description: name }),
      undoneTitle: UNDONE,
      focusesPage: true,
      reload: refreshCatalogue,
    },
  );
}
