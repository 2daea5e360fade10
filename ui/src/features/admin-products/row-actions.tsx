import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AdminProduct } from "@/shared/admin/types";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { IconButton } from "@/shared/ui/icon-button";
import { useDeleteProduct } from "./use-delete-product";
import { useDuplicateProduct } from "./use-duplicate-product";

export function RowActions({ id, name }: AdminProduct) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const duplicate = useDuplicateProduct();
  const remove = useDeleteProduct();
  // The dialog is in the page only once it was asked for: there may be sixty rows.
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
          description={`“${name}” and its own pictures are removed. ${CAN_COME_BACK} Past orders keep their lines; carts lose theirs.`}
          confirmLabel="Delete"
          pendingLabel="Deleting…"
          destructive
        />
      )}
    </span>
  );
}
