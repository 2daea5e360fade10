import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { useSelection } from "./selection";

export function useDeleteProduct() {
  const client = useQueryClient();
  const setAll = useSelection((selection) => selection.setAll);
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      request(`/api/admin/products/${id}`, { method: "DELETE" }),
    onSuccess: (_answer, { id, name }) => {
      setAll([id], false);
      toast({ title: "Product deleted", description: name });
      document.getElementById("main")?.focus({ preventScroll: true });
      return refreshCatalogue(client);
    },
    onError: tellFailure("Failed to delete product"),
  });
}
