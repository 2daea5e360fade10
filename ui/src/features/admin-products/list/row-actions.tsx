import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { AdminProduct } from "@/shared/admin/types";
import { CAN_COME_BACK, callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { IconButton } from "@/shared/ui/icon-button";
import { useSelection } from "./selection";

export function RowActions({ id, name }: AdminProduct) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const duplicate = useDuplicateProduct();
  const remove = useDeleteProduct();
  // The dialog is in the page only once it was asked for, because there may be sixty rows.
  const [confirming, setConfirming] = useState<boolean>();
  return (
    <span className="flex justify-end">
      <IconButton
        icon={Pencil}
        label={`Edit ${name}`}
        onClick={() => navigate(`/admin/products/${id}`, { state: { list: search } })}
      />
      <IconButton
        icon={Copy}
        label={`Duplicate ${name}`}
        disabled={duplicate.isPending}
        className="max-md:hidden"
        onClick={() => duplicate.mutate(id)}
      />
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => setConfirming(true)} />
      {confirming !== undefined && (
        <ConfirmDialog
          open={confirming}
          onClose={() => setConfirming(false)}
          onConfirm={() => remove.mutateAsync({ id, name })}
          title="Delete this product?"
          description={`“${name}” and its own pictures are removed. ${CAN_COME_BACK} They stay in past orders but are removed from carts.`}
          confirmLabel="Delete"
          pendingLabel="Deleting…"
          destructive
        />
      )}
    </span>
  );
}

function useDeleteProduct() {
  const setAll = useSelection((selection) => selection.setAll);
  return useUndoableCall(
    ({ id }: { id: string; name: string }) => callUndoably(`/api/admin/products/${id}`, { method: "DELETE" }),
    {
      failure: "Failed to delete product",
      success: (_answer, { name }) => ({ title: "Product deleted", description: name }),
      focusesPage: true,
      done: (_answer, { id, name }) => setAll([{ id, name }], false),
      reload: refreshCatalogue,
    },
  );
}

/** Add a copy and open its form, because a copy needs a name of its own. */
function useDuplicateProduct() {
  const navigate = useNavigate();
  return useCall((id: string) => request(`/api/admin/products/${id}/duplicate`, { method: "POST" }), {
    failure: "Failed to duplicate product",
    success: {
      title: "Product duplicated",
      description: "This is the copy. It has no stock and is not featured yet.",
    },
    reload: refreshCatalogue,
    afterReload: ({ product }) => navigate(`/admin/products/${product.id}`),
  });
}
