import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";

/** Shows a hidden product to visitors; the toast takes it back. */
export function usePublish() {
  const client = useQueryClient();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      callUndoably("/api/admin/products/bulk-update", {
        method: "POST",
        body: { ids: [id], updates: { hidden: 0 } },
      }),
    onSuccess: ({ undo }, { name }) => {
      tell({ title: "Product published", description: name }, undo);
      document.getElementById("main")?.focus({ preventScroll: true });
      return refreshCatalogue(client);
    },
    onError: tellFailure("Failed to publish the product"),
  });
}
