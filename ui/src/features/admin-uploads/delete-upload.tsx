import { Trash2 } from "lucide-react";
import { useState } from "react";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { Upload } from "@/shared/admin/types";
import { CAN_COME_BACK, callUndoably } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";

export function DeleteUpload({ image: { filename } }: { image: Upload }) {
  const [open, setOpen] = useState(false);
  const remove = useUndoableCall(() => callUndoably(`/api/admin/uploads/${filename}`, { method: "DELETE" }), {
    failure: "Failed to delete the picture",
    success: { title: "Picture deleted" },
    focusesPage: true,
    reload: refreshCatalogue,
  });
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)} aria-label={`Delete ${filename}`}>
        <Icon of={Trash2} className="size-4" />
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => remove.mutateAsync()}
        title="Delete this picture?"
        description={`It is not used in the shop. Its address stops working. ${CAN_COME_BACK}`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
