import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { useSelection } from "./selection";

export function useDeleteProduct() {
  const client = useQueryClient();
  const tell = useTellUndoable();
  const setAll = useSelection((selection) => selection.setAll);
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      callUndoably(`/api/admin/products/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }, { id, name }) => {
      setAll([id], false);
      tell({ title: "Product deleted", description: name }, undo);
      document.getElementById("main")?.focus({ preventScroll: true });
      return refreshCatalogue(client);
    },
    onError: tellFailure("Failed to delete product"),
  });
}
